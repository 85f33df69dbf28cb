/** Súmula Vinculante 33: special retirement of the general regime for public servants, until the reform of the entity. */
import { inArticle } from '../../rule/figures.ts';
import type { SpecialBase } from '../../rule/requirement.ts';
import { EVERY_ENTITY, type Norm, type Rule } from '../../rule/rule.ts';
import { ABONO_OF_THE_COURT, exposure, servant, withoutConversion } from './pieces.ts';

const untilReform = {
  ...servant,
  place: EVERY_ENTITY,
  ruleYear: 2014,
  window: { from: '1998-12-16', to: 'reform' },
} as const;

/** Decreto 3.048/1999, annex IV. */
const KIND_OF_WORK: Readonly<Record<SpecialBase, string>> = {
  15: 'em mineração subterrânea, na frente de produção',
  20: 'com amianto, ou em mineração subterrânea afastada da frente de produção',
  25: 'com exposição aos demais agentes nocivos à saúde',
};

const special = (suffix: string, years: SpecialBase): Rule => ({
  ...untilReform,
  id: `sv33-especial-agentes-nocivos${suffix}`,
  modality: `Especial por agentes nocivos (${years} anos) – Súmula Vinculante 33 (regra anterior à reforma)`,
  description: `${years} anos de atividade ${KIND_OF_WORK[years]}, sem idade mínima, pelas regras da Lei 8.213/1991 aplicadas ao servidor.`,
  ruleLaw: 'CF/88, art. 40, § 4º, III (redação da EC 47/2005); Súmula Vinculante 33; Lei 8.213/1991, art. 57',
  kind: 'special',
  requirements: [inArticle('Súmula Vinculante 33; Lei 8.213/1991, art. 57, caput', exposure(years))],
  contributionCount: withoutConversion,
  benefitCalculusMethod: 'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO',
  parity: false,
  abono: true,
  observations: [
    'A prova é por formulário e laudo; receber adicional de insalubridade não basta.',
    'O cálculo pela média sem paridade é o padrão administrativo; há decisões que reconhecem integralidade conforme o ingresso.',
    'Na União, só como direito adquirido até 13/11/2019; no ente sem reforma continua em vigor.',
    ABONO_OF_THE_COURT,
  ],
  source:
    'CF/88, art. 40, § 4º, III (redação da EC 47/2005); Súmula Vinculante 33; Lei 8.213/1991, art. 57; Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º, caput; art. 21, § 3º; IN MPS/SPS 1/2010',
  confirmed: false,
});

export const sv33: Norm = {
  id: 'sv-33',
  title: 'Súmula Vinculante 33',
  rules: [special('-15', 15), special('-20', 20), special('', 25)],
};
