import type { z } from 'zod';
import { type cnisPlanStretch, cnisRegister, cnisWarning } from '../api/cnis.ts';

// The contract's schemas are the only ones: what the reader makes is what the import answers.
export { cnisRegister, cnisWarning };

export type CnisRegister = z.infer<typeof cnisRegister>;
export type CnisWarning = z.infer<typeof cnisWarning>;
export type CnisSalary = CnisRegister['salaries'][number];
export type CnisPlanStretch = z.infer<typeof cnisPlanStretch>;
