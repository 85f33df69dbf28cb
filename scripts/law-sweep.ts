/**
 * Evaluates every rule for two careers on every day from 1994 to 2060 and prints what is inconsistent. Takes minutes.
 */
import { INSURED_WOMAN, SERVANT } from '../domain/law/testing/careers.ts';
import { sweep } from '../domain/law/testing/sweep.ts';
import { dayOf } from '../domain/units/day.ts';

function* everyDay(from: string, to: string): Generator<number> {
  for (let day = dayOf(from); day <= dayOf(to); day += 1) yield day;
}

const faults = [INSURED_WOMAN, SERVANT].flatMap((career) => sweep(career, everyDay('1994-01-01', '2060-12-31')));
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'Every rule holds on every day.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
