/** The reforms of states and cities. */
import type { Norm } from '../../rule/rule.ts';
import { acEc52 } from './ac-ec-52-2019.ts';
import { alLc52 } from './al-lc-52-2019.ts';
import { baEc26 } from './ba-ec-26-2020.ts';
import { ceLc210 } from './ce-lc-210-2019.ts';
import { curitibaLc133 } from './curitiba-lc-133-2021.ts';
import { esLc938 } from './es-lc-938-2020.ts';
import { goEc65 } from './go-ec-65-2019.ts';
import { jacareiLc117 } from './jacarei-lc-117-2022.ts';
import { joinvilleLc571 } from './joinville-lc-571-2021.ts';
import { manausLc27 } from './manaus-lc-27-2025.ts';
import { mgEc104 } from './mg-ec-104-2020.ts';
import { msLc274 } from './ms-lc-274-2020.ts';
import { mtEc92 } from './mt-ec-92-2020.ts';
import { paEc77 } from './pa-ec-77-2019.ts';
import { pbEc46 } from './pb-ec-46-2020.ts';
import { piEc54 } from './pi-ec-54-2019.ts';
import { portoAlegreElo2021 } from './porto-alegre-elo-2021.ts';
import { prEc45 } from './pr-ec-45-2019.ts';
import { rjEc90 } from './rj-ec-90-2021.ts';
import { rnEc20 } from './rn-ec-20-2020.ts';
import { roEc146 } from './ro-ec-146-2021.ts';
import { rsLc15429 } from './rs-lc-15429-2019.ts';
import { saoPauloElo41 } from './sao-paulo-elo-41-2021.ts';
import { scLc773 } from './sc-lc-773-2021.ts';
import { seLc338 } from './se-lc-338-2019.ts';
import { spLc1354 } from './sp-lc-1354-2020.ts';
import { toEc52 } from './to-ec-52-2023.ts';

/** By place, as `regimeForLaw` names it. */
export const LOCAL_NORMS: ReadonlyMap<string, Norm> = new Map([
  ['ac', acEc52],
  ['al', alLc52],
  ['ba', baEc26],
  ['ce', ceLc210],
  ['es', esLc938],
  ['go', goEc65],
  ['mg', mgEc104],
  ['ms', msLc274],
  ['mt', mtEc92],
  ['pa', paEc77],
  ['pb', pbEc46],
  ['pi', piEc54],
  ['pr', prEc45],
  ['rj', rjEc90],
  ['rn', rnEc20],
  ['ro', roEc146],
  ['rs', rsLc15429],
  ['sc', scLc773],
  ['se', seLc338],
  ['sp', spLc1354],
  ['to', toEc52],
  ['curitiba-pr', curitibaLc133],
  ['jacarei-sp', jacareiLc117],
  ['joinville-sc', joinvilleLc571],
  ['manaus-am', manausLc27],
  ['porto-alegre-rs', portoAlegreElo2021],
  ['sao-paulo-sp', saoPauloElo41],
]);
