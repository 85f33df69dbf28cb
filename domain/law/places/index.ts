/**
 * Every place of the list of regimes, in the order in which `GET /regimes` answers: the general ones, the states by the
 * IBGE's two-digit codes, the cities. `reformDate` is the product's table where the specification fixes it (União, PR, SP,
 * ES, RS, MT, PB, Curitiba), as written there; `inForceFrom` is the day of the statute where it differs.
 */
import type { Norm } from '../rule/rule.ts';
import { ac } from './ac.ts';
import { al } from './al.ts';
import { am } from './am.ts';
import { ap } from './ap.ts';
import { ba } from './ba.ts';
import { ce } from './ce.ts';
import { curitibaPr } from './curitiba-pr.ts';
import { df } from './df.ts';
import { es } from './es.ts';
import { go } from './go.ts';
import { inss } from './inss.ts';
import { jacareiSp } from './jacarei-sp.ts';
import { joinvilleSc } from './joinville-sc.ts';
import { ma } from './ma.ts';
import { manausAm } from './manaus-am.ts';
import { mg } from './mg.ts';
import { ms } from './ms.ts';
import { mt } from './mt.ts';
import { noReform } from './no-reform.ts';
import { pa } from './pa.ts';
import { pb } from './pb.ts';
import { pe } from './pe.ts';
import { pi } from './pi.ts';
import { withRequirementArticles } from './pieces/with-articles.ts';
import type { Place } from './place.ts';
import { portoAlegreRs } from './porto-alegre-rs.ts';
import { pr } from './pr.ts';
import { reformedCities } from './reformed-cities.ts';
import { placeKey } from './regime-entry.ts';
import { rioDeJaneiroRj } from './rio-de-janeiro-rj.ts';
import { rj } from './rj.ts';
import { rn } from './rn.ts';
import { ro } from './ro.ts';
import { rr } from './rr.ts';
import { rs } from './rs.ts';
import { saoJoseDosCamposSp } from './sao-jose-dos-campos-sp.ts';
import { saoPauloSp } from './sao-paulo-sp.ts';
import { sc } from './sc.ts';
import { se } from './se.ts';
import { sp } from './sp.ts';
import { to } from './to.ts';
import { uncheckedCities } from './unchecked-cities.ts';
import { uniao } from './uniao.ts';

const STATES_AND_CITIES: readonly Place[] = [
  ro,
  ac,
  am,
  rr,
  pa,
  ap,
  to,
  ma,
  pi,
  ce,
  rn,
  pb,
  pe,
  al,
  se,
  ba,
  mg,
  es,
  rj,
  sp,
  pr,
  sc,
  rs,
  ms,
  mt,
  go,
  df,
  manausAm,
  rioDeJaneiroRj,
  saoPauloSp,
  curitibaPr,
  portoAlegreRs,
  joinvilleSc,
  saoJoseDosCamposSp,
  jacareiSp,
  ...reformedCities,
  ...uncheckedCities,
].map((place) => ({ ...place, norm: withRequirementArticles(place.norm) }));

export const PLACES: readonly Place[] = [inss, uniao, noReform, ...STATES_AND_CITIES];

/** By the name that a place gives its rules: 'uniao', 'sp', 'joinville-sc'. */
const BY_KEY: ReadonlyMap<string, Place> = new Map([
  ['uniao', uniao],
  ...STATES_AND_CITIES.flatMap((place) => {
    const { uf, city } = place.regime;
    return uf === undefined ? [] : [[placeKey({ uf, ...(city === undefined ? {} : { city }) }), place] as const];
  }),
]);

export const placeNamed = (key: string | null): Place | null => (key === null ? null : (BY_KEY.get(key) ?? null));

const BY_ID: ReadonlyMap<number, Place> = new Map(PLACES.map((place) => [place.regime.regimeId, place]));

/** By the number of the list of regimes; null outside it. */
export const placeOfRegime = (regimeId: number | null): Place | null =>
  regimeId === null ? null : (BY_ID.get(regimeId) ?? null);

/** The reforms of states and cities, by place, as `regimeForLaw` names it. */
export const LOCAL_NORMS: ReadonlyMap<string, Norm> = new Map(
  [...BY_KEY].flatMap(([key, { norm }]) => (norm === null || key === 'uniao' ? [] : [[key, norm] as const])),
);
