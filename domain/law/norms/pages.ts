/** The texts that several norms cite: official pages, read in their archived copies of 29/07/2026. */
import type { Page } from '../rule/read.ts';

export const CF_1988_ORIGINAL: Page = {
  title: 'Constituição de 1988, publicação original (Câmara dos Deputados)',
  address:
    'https://www2.camara.leg.br/legin/fed/consti/1988/constituicao-1988-5-outubro-1988-322142-publicacaooriginal-1-pl.html',
};
export const CF_COMPILED: Page = {
  title: 'Constituição Federal (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
};
export const EC_103: Page = {
  title: 'Emenda Constitucional 103/2019 (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm',
};
export const EC_20: Page = {
  title: 'Emenda Constitucional 20/1998 (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc20.htm',
};
export const EC_41: Page = {
  title: 'Emenda Constitucional 41/2003 (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc41.htm',
};
export const EC_47: Page = {
  title: 'Emenda Constitucional 47/2005 (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc47.htm',
};
export const EC_70: Page = {
  title: 'Emenda Constitucional 70/2012 (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc70.htm',
};
export const EC_88: Page = {
  title: 'Emenda Constitucional 88/2015 (Planalto)',
  address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc88.htm',
};
export const LC_144: Page = {
  title: 'LC 144/2014 (Planalto)',
  address: 'http://www.planalto.gov.br/ccivil_03/leis/lcp/lcp144.htm',
};
export const LC_152: Page = {
  title: 'LC 152/2015 (Planalto)',
  address: 'http://www.planalto.gov.br/ccivil_03/leis/lcp/lcp152.htm',
};
export const LC_51: Page = {
  title: 'LC 51/1985 (Planalto)',
  address: 'http://www.planalto.gov.br/ccivil_03/leis/lcp/lcp51.htm',
};
export const LEI_10887: Page = {
  title: 'Lei 10.887/2004 (Planalto)',
  address: 'http://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l10.887.htm',
};
