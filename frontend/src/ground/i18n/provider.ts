import polyglotI18nProvider from 'ra-i18n-polyglot';
import { ptBr } from './pt-br.ts';

export const i18nProvider = polyglotI18nProvider(() => ptBr, 'pt-BR', [{ locale: 'pt-BR', name: 'Português' }], {
  allowMissing: true,
});
