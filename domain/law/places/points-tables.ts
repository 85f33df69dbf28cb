/** The tables of minimum points that rise, of every place, read from the rules themselves: one a gender and career. */
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { forGender } from '../rule/figures.ts';
import type { Gender, IsoDate, LawDate, Steps } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import { type Citation, citationsIn } from '../texts/citation.ts';
import { LOCAL_NORMS, placeNamed } from './index.ts';
import { inss } from './inss.ts';

/** The place of the RGPS, whose rules name none. */
export const RGPS_PLACE = 'inss';

export interface PointsTable {
  /** 'uniao', 'sp', 'joinville-sc'; 'inss' for the RGPS. */
  readonly place: string;
  readonly name: string;
  readonly gender: Gender;
  readonly teacher: boolean;
  readonly law: string;
  /** What is doubtful, in Portuguese. */
  readonly note: string | null;
  /** The first step holds from the day on which the rule opens; each until the next. */
  readonly steps: readonly { readonly from: IsoDate; readonly points: number }[];
  readonly sources: readonly Citation[];
  readonly confirmed: boolean;
}

const GENDERS: readonly Gender[] = ['Mulher', 'Homem'];

const placeOf = (key: string) => (key === RGPS_PLACE ? inss : placeNamed(key));

const keyOf = ({ regimeType, place }: Rule): string | null => (regimeType === 'RGPS' ? RGPS_PLACE : place);

const risingFigure = (rule: Rule, gender: Gender): Steps | null => {
  const asked = rule.requirements.find((requirement) => requirement.kind === 'points');
  if (asked === undefined || asked.fixed) return null;
  const figure = forGender(asked.points, gender);
  return typeof figure === 'number' ? null : figure;
};

const dayOfLaw = (date: LawDate, key: string): IsoDate =>
  date === 'reform' ? (placeOf(key)?.regime.reformDate ?? '') : date;

/** The steps that can matter: what was replaced before the rule opened is left out. */
const since = (steps: Steps, opens: IsoDate): PointsTable['steps'] =>
  steps.flatMap(({ from, value }, index) => {
    const next = steps[index + 1];
    return next !== undefined && next.from <= opens ? [] : [{ from: from < opens ? opens : from, points: value }];
  });

const tablesOf = (rule: Rule, key: string): PointsTable[] => {
  const place = placeOf(key);
  const own = rule.teacher ? place?.points?.teachers : place?.points?.servants;
  return GENDERS.flatMap((gender) => {
    const steps = risingFigure(rule, gender);
    if (steps === null || place === null) return [];
    return [
      {
        place: key,
        name: place.regime.name,
        gender,
        teacher: rule.teacher,
        law: rule.ruleLaw,
        note: place.points?.note ?? null,
        steps: since(steps, dayOfLaw(rule.window.from, key)),
        sources: citationsIn(rule.source, rule.place),
        confirmed: (own?.confirmed ?? true) && rule.confirmed,
      },
    ];
  });
};

/** Every rule that may still be completed and is no other reading of one. */
const OPEN_RULES: readonly Rule[] = [...RGPS_NORMS, ...RPPS_NORMS, ...LOCAL_NORMS.values()]
  .flatMap(({ rules }) => rules)
  .filter(({ window, variantOf }) => window.to === null && variantOf === undefined);

/** Two rules of a place with the same career ask for the same points, in one table. */
const ALL_TABLES: readonly PointsTable[] = OPEN_RULES.flatMap((rule) => {
  const key = keyOf(rule);
  return key === null ? [] : tablesOf(rule, key);
}).filter(
  ({ place, gender, teacher }, index, tables) =>
    index === tables.findIndex((one) => one.place === place && one.gender === gender && one.teacher === teacher),
);

/** Of one place, or of all; empty for a place whose rules ask for no rising points. */
export const pointsTablesOf = (place: string): readonly PointsTable[] =>
  place === '' ? ALL_TABLES : ALL_TABLES.filter((table) => table.place === place);
