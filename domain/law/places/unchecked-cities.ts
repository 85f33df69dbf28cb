import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

/** Capitals by the IBGE's seven-digit codes; nobody has looked for a reform of these yet. One that is read gets a file of its own. */
const CITIES: readonly (readonly [regimeId: number, city: string, uf: string, institute: string])[] = [
  [1100205, 'Porto Velho', 'RO', 'IPAM'],
  [1200401, 'Rio Branco', 'AC', 'RBPREV'],
  [1400100, 'Boa Vista', 'RR', 'PRESSEM'],
  [1501402, 'Belém', 'PA', 'IPMB'],
  [1600303, 'Macapá', 'AP', 'MACAPAPREV'],
  [1721000, 'Palmas', 'TO', 'PREVIPALMAS'],
  [2111300, 'São Luís', 'MA', 'IPAM'],
  [2211001, 'Teresina', 'PI', 'IPMT'],
  [2304400, 'Fortaleza', 'CE', 'IPM Fortaleza'],
  [2408102, 'Natal', 'RN', 'NATALPREV'],
  [2507507, 'João Pessoa', 'PB', 'IPM João Pessoa'],
  [2611606, 'Recife', 'PE', 'RECIPREV'],
  [2704302, 'Maceió', 'AL', 'IPREV Maceió'],
  [2800308, 'Aracaju', 'SE', 'AJUPREV'],
  [2927408, 'Salvador', 'BA', 'FUMPRES'],
  [3106200, 'Belo Horizonte', 'MG', 'RPPS-BH'],
  [3205309, 'Vitória', 'ES', 'IPAMV'],
  [4205407, 'Florianópolis', 'SC', 'IPREF'],
  [5002704, 'Campo Grande', 'MS', 'IMPCG'],
  [5103403, 'Cuiabá', 'MT', 'CUIABÁ-PREV'],
  [5208707, 'Goiânia', 'GO', 'GOIANIAPREV'],
];

export const uncheckedCities: readonly Place[] = CITIES.map(([regimeId, city, uf, institute]) => ({
  regime: {
    regimeId,
    name: `${city} - ${uf}`,
    uf,
    city,
    institute,
    ownReform: null,
    confirmed: false,
    endorsement: NOT_READ,
    note: 'Reforma própria não conferida; tratada como Sem Reforma até prova em contrário.',
  },
  complementaryRegime: NOT_READ,
  points: null,
  norm: null,
}));
