// The library in one file: its main module would load forty, one after the other.
declare module "handlebars/dist/handlebars.js" {
  import Handlebars from "handlebars";

  export default Handlebars;
}
