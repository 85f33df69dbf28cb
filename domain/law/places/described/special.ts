/** Guards and police, exposure and disability of a description, by the pieces of the place files. */
import type { ExposureFields, PoliceFields } from '../../../api/described-places.ts';
import { FEDERAL } from '../../../words/federal-figures.ts';
import { type Locality, type Pair, type Reading, SIXTY_PLUS_TWO, type Value } from '../pieces/locality.ts';
import { policeRule } from '../pieces/police.ts';
import { disabilityRules, exposureByAge, exposureByPoints, FEDERAL_EXPOSURE } from '../pieces/special.ts';
import { averageOf, oneOf, pairOf, type Resolved, resolved } from './figures.ts';

interface PoliceFigures {
  readonly ages: Pair;
  readonly years: Pair;
  readonly inPolice: Pair;
  readonly average: Value;
}

/** EC 103/2019, art. 10, § 2, I. */
export const policeFigures = (fields: PoliceFields): Resolved<PoliceFigures> =>
  resolved<PoliceFigures>(
    {
      ages: pairOf(fields.ages, FEDERAL.police.ages),
      years: pairOf(fields.years, FEDERAL.police.years),
      inPolice: pairOf(fields.inPolice, FEDERAL.police.inPolice),
      average: averageOf(fields.average, SIXTY_PLUS_TWO),
    },
    { ages: 'ages', years: 'years', inPolice: 'inPolice', average: 'average' },
  );

interface ExposureFigures {
  readonly age: number;
  readonly publicService: number;
  readonly position: number;
  readonly average: Value;
}

/** EC 103/2019, art. 10, § 2, II. */
export const exposureFigures = (fields: ExposureFields): Resolved<ExposureFigures> =>
  resolved<ExposureFigures>(
    {
      age: oneOf(fields.age, FEDERAL.exposure.age),
      publicService: oneOf(fields.publicService, FEDERAL.exposure.publicService),
      position: oneOf(fields.position, FEDERAL.exposure.position),
      average: averageOf(fields.average, SIXTY_PLUS_TWO),
    },
    { age: 'age', publicService: 'publicService', position: 'position', average: 'average' },
  );

export const policeOfPlace = (locality: Locality, reading: Reading, { average, ...figures }: PoliceFigures) =>
  policeRule(locality, {
    ...reading,
    ...figures,
    what: 'guarda municipal e equiparados',
    value: average,
    transition: false,
  });

export const exposureOfPlace = (locality: Locality, reading: Reading, { average, ...figures }: ExposureFigures) =>
  exposureByAge(locality, { ...reading, ...figures, value: average });

const AS_THE_UNIAO = 'Igual à União, por indicação de quem descreveu.';
const { publicService, position } = FEDERAL.exposure;

/** Art. 21 as the União has it: 20 years of public service, 5 in the post. */
export const exposurePointsOfPlace = (locality: Locality) =>
  exposureByPoints(locality, {
    confirmed: false,
    observations: [AS_THE_UNIAO],
    kinds: FEDERAL_EXPOSURE,
    publicService: FEDERAL.points.publicService,
    position,
  });

/** Art. 22: LC 142/2013, with 10 years of public service and 5 in the post. */
export const disabilityOfPlace = (locality: Locality) =>
  disabilityRules(locality, { confirmed: false, observations: [AS_THE_UNIAO], publicService, position });
