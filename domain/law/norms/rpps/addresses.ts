/** Where the texts that several rules cite were read: official pages, in their archived copies of 29/07/2026. */
export const CF_1988_ORIGINAL =
  'https://www2.camara.leg.br/legin/fed/consti/1988/constituicao-1988-5-outubro-1988-322142-publicacaooriginal-1-pl.html';
export const CF_COMPILED = 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm';
export const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm';
export const EC_20 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc20.htm';
export const EC_41 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc41.htm';
export const EC_47 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc47.htm';
export const EC_70 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc70.htm';
export const EC_88 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc88.htm';
export const LC_144 = 'http://www.planalto.gov.br/ccivil_03/leis/lcp/lcp144.htm';
export const LC_152 = 'http://www.planalto.gov.br/ccivil_03/leis/lcp/lcp152.htm';
export const LC_51 = 'http://www.planalto.gov.br/ccivil_03/leis/lcp/lcp51.htm';
export const LEI_10887 = 'http://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l10.887.htm';
