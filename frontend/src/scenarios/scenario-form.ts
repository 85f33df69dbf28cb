import type { FieldPath } from 'react-hook-form';
import { fieldsOf } from '../../../domain/api/common.ts';
import type { Hypothesis, HypothesisKind } from '../../../domain/api/hypotheses.ts';
import { scenarioBody } from '../../../domain/api/scenarios.ts';
import { formatAmount } from '../../../domain/words/format.ts';
import { readMoney } from '../shared/reading.ts';

const emptyHypothesis = {
  kind: 'worksOn',
  workRecordId: '',
  on: '',
  from: '',
  until: '',
  paidOn: 'last',
  value: '',
  category: 'individual',
  rate: '20',
  regimeType: 'RGPS',
  specialTimeBase: '25',
  isPublicService: false,
  purpose: 'rgps',
  wasMandatory: true,
  by: 'paying',
  keep: '',
  months: '',
  cost: '',
} as const satisfies Record<string, string | boolean>;

/** Everything that any kind asks, as typed; what a kind does not ask is not sent. */
export type HypothesisForm = {
  [Name in keyof typeof emptyHypothesis]: (typeof emptyHypothesis)[Name] extends boolean ? boolean : string;
};
export interface ScenarioForm {
  name: string;
  hypotheses: HypothesisForm[];
}
export type HypothesisField = keyof HypothesisForm;

/** What each kind asks, in the order of its form; `fieldsFor` adds what a choice asks. */
const asked: Readonly<Record<HypothesisKind, readonly HypothesisField[]>> = {
  worksOn: ['workRecordId', 'until', 'paidOn'],
  stops: ['on'],
  contributes: ['category', 'rate', 'from', 'until', 'paidOn'],
  certified: ['workRecordId', 'regimeType', 'cost'],
  bought: ['from', 'until', 'purpose', 'paidOn', 'wasMandatory', 'cost'],
  complemented: ['workRecordId', 'rate', 'by', 'cost'],
  special: ['workRecordId', 'specialTimeBase', 'cost'],
  courtCase: ['from', 'until', 'regimeType', 'specialTimeBase', 'isPublicService', 'paidOn', 'cost'],
};

/** So many of each year, or of all months. */
const ofWay = (by: string): readonly HypothesisField[] => {
  if (by === 'keeping') return ['keep'];
  return by === 'grouping' ? [] : ['months'];
};

/** An amount of its own and so many months are asked for where they are chosen, each after the choice. */
export const fieldsFor = ({
  kind,
  paidOn,
  by,
}: Pick<HypothesisForm, 'kind' | 'paidOn' | 'by'>): readonly HypothesisField[] =>
  isKind(kind)
    ? asked[kind].flatMap((field): HypothesisField[] => {
        if (field === 'paidOn' && paidOn === 'value') return [field, 'value'];
        return field === 'by' ? [field, ...ofWay(by)] : [field];
      })
    : [];

/** What is chosen when a kind is: a form that can be sent asks little. */
const startOf: Readonly<Partial<Record<HypothesisKind, Partial<HypothesisForm>>>> = {
  contributes: { paidOn: 'minimum' },
  bought: { paidOn: 'minimum' },
  complemented: { rate: '7.5' },
  courtCase: { paidOn: '', specialTimeBase: '' },
};

export const isKind = (text: string): text is HypothesisKind => Object.hasOwn(asked, text);

export const newHypothesis = (kind: HypothesisKind, workRecordId: string): HypothesisForm => ({
  ...emptyHypothesis,
  ...startOf[kind],
  kind,
  workRecordId,
});

const typed = (value: string | boolean | number | null): string | boolean => {
  if (typeof value === 'number') return String(value);
  return value ?? '';
};

export const hypothesisFormOf = (hypothesis: Hypothesis): HypothesisForm => {
  const form: HypothesisForm = { ...newHypothesis(hypothesis.kind, '') };
  const amounts = { value: '', cost: '', ...hypothesis };
  const said = Object.fromEntries(Object.entries(hypothesis).map(([name, value]) => [name, typed(value)]));
  const amount = (value: number | string | null): string => (typeof value === 'number' ? formatAmount(value) : '');
  return { ...form, ...said, value: amount(amounts.value), cost: amount(amounts.cost) };
};

const numbers: ReadonlySet<string> = new Set(['rate', 'specialTimeBase', 'keep', 'months']);

const sent = (name: HypothesisField, value: string | boolean): unknown => {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '') return null;
  if (name === 'value' || name === 'cost') return readMoney(value) ?? value;
  return numbers.has(name) ? Number(value) : value;
};

const hypothesisBody = (form: HypothesisForm): Record<string, unknown> => {
  const body: Record<string, unknown> = { kind: form.kind };
  for (const name of fieldsFor(form)) body[name] = sent(name, form[name]);
  return body;
};

/** What is sent, or the sentences of what cannot be. */
export const scenarioOf = ({ name, hypotheses }: ScenarioForm) => {
  const { data, error } = scenarioBody.safeParse(
    { name, hypotheses: hypotheses.map(hypothesisBody) },
    { reportInput: true },
  );
  return data === undefined ? { refused: fieldsOf(error) } : { body: { name: data.name, hypotheses: data.hypotheses } };
};
export type ScenarioBody = NonNullable<ReturnType<typeof scenarioOf>['body']>;

/** Every field of a form of so many hypotheses, as the contract calls it. */
export const fieldNamesOf = (count: number): readonly FieldPath<ScenarioForm>[] => [
  'name',
  ...Array.from({ length: count }, (_, place) => place).flatMap((place) =>
    fieldsOfHypothesis.map((field) => `hypotheses.${place}.${field}` as const),
  ),
];

const fieldsOfHypothesis = [
  'kind',
  'workRecordId',
  'on',
  'from',
  'until',
  'paidOn',
  'value',
  'category',
  'rate',
  'regimeType',
  'specialTimeBase',
  'isPublicService',
  'purpose',
  'wasMandatory',
  'by',
  'keep',
  'months',
  'cost',
] as const satisfies readonly HypothesisField[];
