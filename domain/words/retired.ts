/** Of whoever receives a retirement of the RGPS: it gives no other, and nobody is told to ask for one. */
import { formatDate } from './format.ts';

export const RETIRED_LAW = 'Lei 8.213/1991, arts. 18, § 2º, e 124, II';

/** 'já recebe aposentadoria do INSS desde 02/05/2016' */
export const receivesSince = (since: string): string => `já recebe aposentadoria do INSS desde ${formatDate(since)}`;

export const NO_OTHER = `Enquanto a recebe não há outra no RGPS, e o trabalho de depois não a aumenta (${RETIRED_LAW}).`;

export const AS_IF_NOT =
  'As regras respondem como se ela não houvesse: servem para conferir a que foi concedida, não para pedir outra.';

/** @see Lei 8.213/1991, art. 103, I */
export const REVIEW =
  'A revisão da concessão tem prazo de dez anos, contados do mês seguinte ao do primeiro pagamento: confira se ainda corre.';

export const retiredText = (who: string, since: string): string =>
  `${who} ${receivesSince(since)}. ${NO_OTHER} ${AS_IF_NOT}`;
