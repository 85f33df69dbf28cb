/** Published cases asked of the engine in one line. */
import { type DescribedCase, inputOf, requirementOn } from '../index.ts';
import { type Answer, answersOf } from './answers.ts';

export type PublishedCase = Omit<DescribedCase, 'calculationDate'> & { readonly on: string };

/** What one rule says about a described person on a day. */
export const answerTo = ({ on, ...described }: PublishedCase, id: string): Answer => {
  const found = answersOf(inputOf({ ...described, calculationDate: on })).get(id);
  if (found === undefined) throw new Error(`${id} was not answered`);
  return found;
};

export const standingOf = ({ standing, when }: Answer) => [standing, when];

/** What a rule asks of one kind on a day. */
export const asked = (id: string, kind: string, gender: 'Homem' | 'Mulher', date: string) =>
  requirementOn(id, gender, date).find((one) => one.kind === kind)?.value;

export const POINTS = 'rgps-ec103-art15-pontos';
export const TEACHER_POINTS = 'rgps-ec103-art15-pontos-professor';
export const PROGRESSIVE = 'rgps-ec103-art16-idade-progressiva';
export const TOLL_50 = 'rgps-ec103-art17-pedagio-50';
export const BY_AGE = 'rgps-ec103-art18-idade';
export const PERMANENT = 'rgps-ec103-art19-programada';
export const TOLL_100 = 'rgps-ec103-art20-pedagio-100';
export const ACQUIRED_TIME = 'rgps-pre-tempo-contribuicao';
export const PROPORTIONAL = 'rgps-pre-proporcional-ec20';
