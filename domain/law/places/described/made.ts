/** The rules of a description, with the figures of whoever described the place; one that lacks a figure is not made. */
import type { Basis, DescribedFields } from '../../../api/described-places.ts';
import { type DescribedRule, type FigureName, figureWords } from '../../../words/described-places.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Locality, LocalityWithPoints } from '../pieces/locality.ts';
import { permanentRule, pointsRules, tollRules } from '../pieces/shapes.ts';
import { fullPayAgesOf, permanentFigures, pointsFigures, type Resolved, tableOf, tollFigures } from './figures.ts';
import {
  disabilityOfPlace,
  exposureFigures,
  exposureOfPlace,
  exposurePointsOfPlace,
  policeFigures,
  policeOfPlace,
} from './special.ts';

/** A rule that could not be made, and why. */
export interface Gap {
  readonly rule: DescribedRule;
  readonly missing: readonly FigureName[];
}

interface Made {
  readonly rules: readonly Rule[];
  readonly gaps: readonly Gap[];
}

const madeOf = <Figures>(
  rule: DescribedRule,
  found: Resolved<Figures>,
  rulesOf: (figures: Figures) => readonly Rule[],
): Made =>
  found.known ? { rules: rulesOf(found.figures), gaps: [] } : { rules: [], gaps: [{ rule, missing: found.missing }] };

/** Of a rule that the law does not have nothing is missing; of one that nobody read, all is. */
const absent = (kind: 'none' | 'notRead', ...rules: readonly DescribedRule[]): readonly Made[] =>
  kind === 'none' ? [] : rules.map((rule) => ({ rules: [], gaps: [{ rule, missing: [] }] }));

const BASES: readonly (readonly [Basis, string])[] = [
  ['uniao', 'Igual à União, por indicação de quem descreveu'],
  ['reported', 'Noticiado, sem ter sido visto no texto'],
];

const isNamed = (name: string): name is FigureName => name in figureWords;

const basisOf = (figure: unknown): string | null => {
  if (typeof figure === 'string') return figure;
  return figure !== null && typeof figure === 'object' && 'from' in figure && typeof figure.from === 'string'
    ? figure.from
    : null;
};

/** Which figures of a rule were not seen in its text. */
const basesSaid = (fields: object): readonly string[] =>
  BASES.flatMap(([basis, said]) => {
    const names = Object.entries(fields).flatMap(([name, figure]) =>
      isNamed(name) && basisOf(figure) === basis ? [figureWords[name]] : [],
    );
    return names.length === 0 ? [] : [`${said}: ${names.join(', ')}.`];
  });

const reading = (fields: object) => ({ confirmed: false, observations: basesSaid(fields) }) as const;

const permanentOf = (locality: Locality, permanent: DescribedFields['permanent']): readonly Made[] => {
  if (permanent.kind !== 'own') return absent(permanent.kind, 'permanent', 'teacherPermanent');
  const said = reading(permanent);
  return [
    madeOf('permanent', permanentFigures(permanent, false), (figures) => [
      permanentRule(locality, { ...said, ...figures }),
    ]),
    madeOf('teacherPermanent', permanentFigures(permanent, true), (figures) => [
      permanentRule(locality, { ...said, ...figures, teacher: true }),
    ]),
  ];
};

const NO_FULL_PAY_READ =
  'A integralidade de quem ingressou até 31/12/2003 não foi informada: para essas pessoas confira a lei do ente.';

/** Without the second, which pays in full, where nobody knows whether the law has it. */
const withFullPay = (rules: readonly Rule[], isKnown: boolean): readonly Rule[] =>
  isKnown
    ? rules
    : rules.slice(0, 1).map((rule) => ({ ...rule, observations: [...rule.observations, NO_FULL_PAY_READ] }));

const pointsOf = (locality: Locality, fields: DescribedFields): readonly Made[] => {
  const { points, reformDate } = fields;
  if (points.kind !== 'own') return absent(points.kind, 'points', 'teacherPoints');
  const said = reading(points);
  const fullPayAges = fullPayAgesOf(points);
  const made = (rule: DescribedRule, teacher: boolean): Made =>
    madeOf(rule, pointsFigures(points, reformDate, teacher), (figures) => {
      const table = tableOf(points, figures, teacher);
      const withPoints: LocalityWithPoints = {
        ...locality,
        points: { source: locality.law, servants: table, teachers: table },
      };
      const full: readonly [number, number] | null =
        fullPayAges !== null && teacher ? [fullPayAges[0] - 5, fullPayAges[1] - 5] : fullPayAges;
      const { start: _start, limits: _limits, ...times } = figures;
      const rules = pointsRules(withPoints, {
        ...said,
        ...times,
        ...(teacher ? { teacher } : {}),
        fullPayAges: full,
      });
      return withFullPay(rules, fullPayAges !== null);
    });
  return [made('points', false), made('teacherPoints', true)];
};

const tollOf = (locality: Locality, toll: DescribedFields['toll']): readonly Made[] => {
  if (toll.kind !== 'own') return absent(toll.kind, 'toll', 'teacherToll');
  const { percent, measuredOn, fullPay } = toll;
  const said = { ...reading(toll), percent, measuredOn };
  const made = (rule: DescribedRule, teacher: boolean): Made =>
    madeOf(rule, tollFigures(toll, teacher), (figures) =>
      withFullPay(tollRules(locality, { ...said, ...figures, ...(teacher ? { teacher } : {}) }), fullPay !== 'notRead'),
    );
  return [made('toll', false), made('teacherToll', true)];
};

const policeOf = (locality: Locality, police: DescribedFields['police']): readonly Made[] =>
  police.kind === 'own'
    ? [madeOf('police', policeFigures(police), (figures) => [policeOfPlace(locality, reading(police), figures)])]
    : absent(police.kind, 'police');

const exposureOf = (locality: Locality, exposure: DescribedFields['exposure']): readonly Made[] => {
  if (exposure.kind !== 'own') return absent(exposure.kind, 'exposure');
  const byAge = madeOf('exposure', exposureFigures(exposure), (figures) => [
    exposureOfPlace(locality, reading(exposure), figures),
  ]);
  if (exposure.points !== 'uniao') return [byAge, ...absent(exposure.points, 'exposurePoints')];
  return [byAge, { rules: exposurePointsOfPlace(locality), gaps: [] }];
};

const disabilityOf = (locality: Locality, disability: DescribedFields['disability']): readonly Made[] =>
  disability === 'lc142' ? [{ rules: disabilityOfPlace(locality), gaps: [] }] : absent(disability, 'disability');

/** Every voluntary rule that the law of the place has, made or lacking. */
export const madeIn = (fields: DescribedFields, locality: Locality): readonly Made[] => [
  ...permanentOf(locality, fields.permanent),
  ...pointsOf(locality, fields),
  ...tollOf(locality, fields.toll),
  ...policeOf(locality, fields.police),
  ...exposureOf(locality, fields.exposure),
  ...disabilityOf(locality, fields.disability),
];
