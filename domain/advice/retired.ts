/** What is left to do for whoever receives a retirement of the RGPS: to check it, never to ask for another. */
import { formatDate } from '../words/format.ts';
import { AS_IF_NOT, NO_OTHER, RETIRED_LAW } from '../words/retired.ts';
import type { Candidate } from './candidate.ts';

export const retiredStep = (since: string): Candidate => ({
  id: 'request',
  kind: 'request',
  title: `Já recebe aposentadoria do INSS, desde ${formatDate(since)}`,
  text: `${NO_OTHER} ${AS_IF_NOT}`,
  article: RETIRED_LAW,
  subject: null,
  documents: ['Carta de concessão com a memória de cálculo'],
  deadline: null,
  otherwise: null,
  evenWithoutEffect: true,
});
