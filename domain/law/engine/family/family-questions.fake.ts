/** Quem pergunta pela pensão nestes testes, e o que pergunta. */
import { type FamilyRequest, familyBody } from '../../../api/family.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { served, someone, UNIAO, worked } from '../../testing/people.ts';
import { familyAnswerOf } from './family-answer.ts';

export const DEATH = '2026-11-20';
export const paid = (first: number, value: number) =>
  Array.from({ length: 2026 - first + 1 }, (_, at) => first + at).flatMap((year) =>
    Array.from({ length: year === 2026 ? 10 : 12 }, (__, month) => ({
      month: String(month + 1).padStart(2, '0'),
      year,
      value,
    })),
  );
export const insured = (gender: 'Homem' | 'Mulher', since: number, more: Partial<WorkRecord> = {}): LawInput =>
  someone({
    gender,
    birthDate: '1975-01-01',
    on: DEATH,
    regimeType: 'RGPS',
    records: [worked(`${since}-01-01`, null, { salaries: paid(since, 3000), ...more })],
  });
export const servant = (regime = UNIAO): LawInput =>
  someone({
    gender: 'Mulher',
    birthDate: '1975-01-01',
    on: DEATH,
    regimeType: 'RPPS',
    regime,
    calculation: { publicServiceIngressDate: '2008-01-01' },
    records: [served('2008-01-01', null, { salaries: paid(2008, 10_000) })],
  });
export const spouse = { id: 'viúva', kind: 'spouse', birthDate: '1976-01-01', unionSince: '2000-01-01' } as const;
export const child = { id: 'filho', kind: 'child', birthDate: '2015-03-01' } as const;
export const ask = (input: LawInput, body: Partial<FamilyRequest> = {}, compulsoryOn: string | null = null) =>
  familyAnswerOf({
    input,
    body: familyBody.parse({ dependants: [spouse, child], ...body }),
    planned: [],
    rightDays: [],
    compulsoryOn,
  });
export const percentOf = (answer: ReturnType<typeof ask>) =>
  answer.base.steps.find(({ article }) => article?.startsWith('EC 103/2019, art. 26, §') && article !== '')?.value;
