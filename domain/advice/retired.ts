/** What is left to do for whoever receives a retirement of the RGPS: to check it, never to ask for another. */
import { formatDate } from '../words/format.ts';
import { RETIRED_LAW, reviewText } from '../words/retired.ts';
import type { Candidate } from './candidate.ts';

export const retiredStep = (since: string, today: string): Candidate => ({
  id: 'request',
  kind: 'request',
  title: `Conferir a aposentadoria do INSS que recebe desde ${formatDate(since)}`,
  text: `Não há outra a pedir no RGPS. ${reviewText(since, today)}`,
  article: `${RETIRED_LAW}; art. 103`,
  subject: null,
  documents: ['Carta de concessão com a memória de cálculo'],
  deadline: null,
  otherwise: null,
  evenWithoutEffect: true,
});
