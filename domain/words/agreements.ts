/**
 * The countries and unions whose time may be totalised under an agreement on social security, and since when it is in force
 * where that day was confirmed. No country is refused for want of a day.
 */
import { formatDate } from './format.ts';

interface Agreement {
  readonly country: string;
  /** `YYYY-MM-DD`; null: not confirmed. */
  readonly since: string | null;
}

const MERCOSUL_SINCE = '2005-06-01';

/** In alphabetical order, the unions last. */
export const AGREEMENTS = [
  { country: 'Alemanha', since: null },
  { country: 'Argentina', since: '1982-12-18' },
  { country: 'Áustria', since: null },
  { country: 'Bélgica', since: null },
  { country: 'Bulgária', since: null },
  { country: 'Cabo Verde', since: '1979-02-07' },
  { country: 'Canadá', since: '2014-08-01' },
  { country: 'Chile', since: null },
  { country: 'Coreia do Sul', since: '2015-11-01' },
  { country: 'Espanha', since: '1995-12-01' },
  { country: 'Estados Unidos', since: null },
  { country: 'França', since: null },
  { country: 'Grécia', since: null },
  { country: 'Índia', since: null },
  { country: 'Israel', since: null },
  { country: 'Itália', since: null },
  { country: 'Japão', since: null },
  { country: 'Luxemburgo', since: null },
  { country: 'Moçambique', since: null },
  { country: 'Paraguai', since: MERCOSUL_SINCE },
  { country: 'Portugal', since: null },
  { country: 'Quebec', since: null },
  { country: 'República Tcheca', since: null },
  { country: 'Suíça', since: null },
  { country: 'Uruguai', since: MERCOSUL_SINCE },
  { country: 'Convenção Ibero-Americana', since: null },
  { country: 'Mercosul (Argentina, Paraguai, Uruguai)', since: MERCOSUL_SINCE },
  { country: 'Países de língua portuguesa (CPLP)', since: null },
] as const satisfies readonly Agreement[];

export type AgreementCountry = (typeof AGREEMENTS)[number]['country'];

export const AGREEMENT_COUNTRIES: readonly AgreementCountry[] = AGREEMENTS.map(({ country }) => country);

const sinceOf = (country: string): string | null => AGREEMENTS.find((one) => one.country === country)?.since ?? null;

/** No day of the agreement with it was confirmed. */
export const isToBeChecked = (country: string): boolean => sinceOf(country) === null;

/** 'tempo no exterior: Portugal' */
export const abroadText = (country: string): string => `tempo no exterior: ${country}`;

/** 'vigência do acordo a conferir', or since when it is in force. */
export const agreementText = (country: string): string => {
  const since = sinceOf(country);
  return since === null ? 'vigência do acordo a conferir' : `acordo em vigor desde ${formatDate(since)}`;
};
