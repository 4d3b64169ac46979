import { readdirSync, readFileSync } from "node:fs";
import Handlebars from "handlebars/dist/handlebars.js";
import { helpers } from "./helpers.ts";

const root = new URL("../../../templates/", import.meta.url);

/** Options under which every template is compiled; what is not a known helper throws. */
const OPTIONS: CompileOptions = {
  noEscape: true,
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true])),
};

let shared: typeof Handlebars | undefined;

/**
 * The template `templates/<name>.hbs` as a function of its view, compiled when first used.
 * Templates choose nothing: strings, names and order are decided by the view.
 */
export function template<View extends object>(name: string): (view: View) => string {
  let render: Handlebars.TemplateDelegate<View> | undefined;
  return (view) => {
    render ??= engine().compile<View>(read(name), OPTIONS);
    return render(view);
  };
}

/** Handlebars with the encoders and every file of templates/partials under its own name. */
function engine(): typeof Handlebars {
  if (shared) return shared;
  shared = Handlebars.create();
  shared.registerHelper(helpers);
  for (const file of readdirSync(new URL("partials/", root))) {
    if (!file.endsWith(".hbs")) continue;
    const name = file.slice(0, -".hbs".length);
    shared.registerPartial(name, read(`partials/${name}`));
  }
  return shared;
}

function read(name: string): string {
  return readFileSync(new URL(`${name}.hbs`, root), "utf8").replaceAll("\r\n", "\n");
}
