/** What is held on the calculation date, by the kind of requirement. */
import type { RequirementExplained } from '../../../api/requirements.ts';
import type { Quantity, RequirementKey } from '../demands/demand.ts';
import type { Judgement } from '../judge.ts';

export type Held = Partial<Record<RequirementKey, Quantity>>;

type Put = (held: Held, quantity: Quantity) => void;

/** A field each by its own name: put in by a name in a variable they are slow. */
const PUT: Readonly<Record<RequirementKey, Put>> = {
  age: (held, quantity) => {
    held.age = quantity;
  },
  contribution: (held, quantity) => {
    held.contribution = quantity;
  },
  publicService: (held, quantity) => {
    held.publicService = quantity;
  },
  carreer: (held, quantity) => {
    held.carreer = quantity;
  },
  position: (held, quantity) => {
    held.position = quantity;
  },
  teaching: (held, quantity) => {
    held.teaching = quantity;
  },
  special: (held, quantity) => {
    held.special = quantity;
  },
  police: (held, quantity) => {
    held.police = quantity;
  },
  disability: (held, quantity) => {
    held.disability = quantity;
  },
  points: (held, quantity) => {
    held.points = quantity;
  },
  remunerations: (held, quantity) => {
    held.remunerations = quantity;
  },
  entry: (held, quantity) => {
    held.entry = quantity;
  },
  affiliation: (held, quantity) => {
    held.affiliation = quantity;
  },
  window: (held, quantity) => {
    held.window = quantity;
  },
  compulsory: (held, quantity) => {
    held.compulsory = quantity;
  },
  data: (held, quantity) => {
    held.data = quantity;
  },
};

/** For each kind of requirement of the rule, and always for points, age and contribution. */
export const heldOf = ({ demands }: Judgement, explained: readonly RequirementExplained[], always: Held): Held => {
  const held: Held = { points: always.points, age: always.age, contribution: always.contribution };
  explained.forEach(({ requirement: name, held: read, heldOnCalculationDate = read }, index) => {
    if (demands[index]?.gate === true && demands.findIndex(({ key }) => key === name) < index) return;
    PUT[name](held, heldOnCalculationDate);
  });
  return held;
};
