export const probed = async (values: object, call: { run(id: "demo_probe", inputs: object): Promise<object> }) => ({
  ...values,
  ...(await call.run("demo_probe", {})),
});
