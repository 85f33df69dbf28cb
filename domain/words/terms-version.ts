/** A version of the terms of use, by its day, and what it changed of the one before, as a mail to holders lists it. */
interface TermsVersion {
  readonly day: string;
  readonly news: readonly string[];
}

/** The oldest first. */
const history = [
  { day: '2026-11-22', news: [] },
  {
    day: '2026-11-23',
    news: [
      'o direito de desistir de cada contratação em até 7 dias, além da garantia, pela página "Assinatura", com correção do valor pelo INPC',
      'o dia da primeira cobrança no cartão, que é o seguinte ao do fim do período de teste',
      'um único período de teste por CPF ou CNPJ, reconhecido por um código que fica guardado',
      'o prazo de 48 horas para desfazer um pedido de apagar os dados',
      'o aviso destas mudanças, 15 dias antes de valerem',
    ],
  },
  {
    day: '2026-11-24',
    news: [
      'os 3 meses em que os dados ficam guardados depois do cancelamento, contados do fim do acesso',
      'o pedido de apagar os dados, que cancela também a assinatura, com a devolução que couber',
    ],
  },
] as const satisfies readonly TermsVersion[];

/** The day of the terms of use as they stand in `terms.ts`. A changed text is a new version. */
export const TERMS_VERSION = '2026-11-24' satisfies (typeof history)[number]['day'];

/** Every version that was ever offered: a form that stood open while the text changed is sent with the one it showed. */
export const termsVersions = history.map(({ day }) => day);

/** How long before they bind a holder, who accepted earlier ones, new terms are told. The terms say so. */
export const TERMS_NOTICE_DAYS = 15;

/** What changed since a version, the oldest change first. */
export const termsNewsSince = (version: string): readonly string[] =>
  history.filter(({ day }) => day > version).flatMap(({ news }) => news);
