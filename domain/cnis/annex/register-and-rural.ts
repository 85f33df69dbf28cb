/** The person's register, segurado especial, and what the INSS decided. @see Portaria DIRBEN/INSS 990/2022, Anexo V */
import { ACTIONS, asks, type Indicators, tells } from './indicator.ts';

const { fixRegister, proveRural, refusedByInss, refusedForGood } = ACTIONS;

export const ofTheRegister: Indicators = {
  'PCTC-NTR': tells(
    'há certidão de tempo de contribuição (CTC) emitida',
    'Confira que tempo foi certificado: o que foi levado a outro regime não conta de novo (Lei 8.213/1991, art. 96, III).',
  ),
  'PNIT-0094': asks('pendência do NIT no cadastro', fixRegister),
  'PNIT-CRIT': asks('NIT com crítica no cadastro', fixRegister),
  'PNIT-IND': asks('NIT indeterminado no cadastro', fixRegister),
  'PNIT-SC': asks('pendência do NIT no cadastro', fixRegister),
  'PNIT-SUP': asks('NIT com suspeita no cadastro', fixRegister),
};

export const ofRuralWork: Indicators = {
  'PSE-POS': asks('período de segurado especial positivo, ainda não ratificado: é pendente', proveRural),
  'PSE-PEN': asks('período de segurado especial pendente', proveRural),
  'PSE-NEG': asks('período de segurado especial negativo', proveRural, 'nothing'),
  'ISE-CVU': asks('período de segurado especial que não é computado automaticamente', proveRural),
  'ASE-DEF': tells('acerto de segurado especial deferido pelo INSS'),
  'ASE-DEFJ': tells('acerto de segurado especial deferido pela justiça'),
  'ASE-DEFR': tells('acerto de segurado especial deferido em recurso'),
  'ASEF-DEF': tells('período de segurado especial do grupo familiar deferido pelo INSS'),
  'ASEF-DEFJ': tells('período de segurado especial do grupo familiar deferido pela justiça'),
  'ASE-RPOS': tells('período de segurado especial ratificado'),
  'ASE-IND': asks('acerto de segurado especial indeferido pelo INSS', refusedByInss, 'nothing'),
  'ASE-INDR': asks('acerto de segurado especial indeferido em recurso', refusedForGood, 'nothing'),
  'ASE-NSE': asks('período excluído: não é de segurado especial', refusedByInss, 'nothing'),
  'ASE-RNEG': asks('período de segurado especial negado na ratificação', refusedByInss, 'nothing'),
};

export const ofDecisions: Indicators = {
  ACNISVR: tells('acerto realizado pelo INSS (sistema anterior)'),
  'AEXT-VT': tells('vínculo extemporâneo aceito pelo INSS na totalidade'),
  'AEXT-VP': asks('vínculo extemporâneo aceito pelo INSS em parte', refusedByInss),
  'AEXT-VPR': asks('vínculo extemporâneo aceito em parte em recurso', refusedByInss),
  'AEXT-VPT': asks('vínculo extemporâneo aceito em parte pela justiça', refusedForGood),
  'AEXT-VI': asks('vínculo extemporâneo indeferido pelo INSS', refusedByInss, 'nothing'),
  'AEXT-INDJ': asks('vínculo extemporâneo negado pela justiça', refusedForGood, 'nothing'),
  'AEXT-INDR': asks('vínculo extemporâneo negado em recurso', refusedForGood, 'nothing'),
  'AVRC-DEF': tells('acerto de vínculo ou remuneração deferido pelo INSS'),
  'AVRC-IND': asks('acerto de vínculo ou remuneração indeferido pelo INSS', refusedByInss, 'nothing'),
  'AVRC-INDJ': asks('acerto de vínculo ou remuneração negado pela justiça', refusedForGood, 'nothing'),
  'AVRC-INDR': asks('acerto de vínculo ou remuneração negado em recurso', refusedForGood, 'nothing'),
  'AVRC-AGPVINC': tells('vínculos agrupados pelo INSS'),
  'AVRC-DGPVINC': tells('agrupamento de vínculos desfeito pelo INSS'),
};
