import { casesOf } from "./suite.ts";
import { runCase } from "../../contract-tests/run/run-case.ts";
import { generatedSubject } from "../../contract-tests/run/subject.ts";
import { memoryTarget } from "../../contract-tests/targets/memory.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
for (const p of ["books","crm","directory","docgen","persondata"]) {
  const t0=performance.now(); const cases = casesOf(p); const t=performance.now(); let bad=0;
  for (const c of cases) { const f = await runCase(generatedSubject, memoryTarget, c, contractOf(p)); if (f.length) {bad++; if(bad<4) console.log(f[0]!.message.slice(0,300));} }
  console.log(p, cases.length, "derive", (t-t0).toFixed(0), "run", (performance.now()-t).toFixed(0), "bad", bad);
}
