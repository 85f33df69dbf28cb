import type { RegimeType } from '../../domain/api/common.ts';
import { maritalStatusText } from '../../domain/words/customers.ts';
import { formatDate, formatPhone } from '../../domain/words/format.ts';
import { NO_REFORM_KNOWN, reformDayOf } from '../../domain/words/reform.ts';
import { distanceBetween } from '../../domain/words/rules.ts';
import type { Block, Fact } from '../blocks.ts';
import type { ReportData } from '../data.ts';

const facts = (pairs: readonly (readonly [string, string | null])[]): Block => ({
  kind: 'facts',
  facts: pairs.flatMap(([label, value]): Fact[] => (value === null || value === '' ? [] : [{ label, value }])),
});

/** I. Who the report is about. Fields nobody filled are left out, never printed as a dash. */
export const identification = ({ customer, calculation }: ReportData): Block[] => [
  facts([
    ['Nome', customer.name],
    ['Data de nascimento', formatDate(customer.birthDate)],
    [
      'Idade na data do cálculo',
      customer.birthDate === null ? null : distanceBetween(customer.birthDate, calculation.calculationDateUsed),
    ],
    ['Sexo', customer.gender],
    ['Estado civil', maritalStatusText(customer)],
    ['Profissão atual', customer.currentProfession],
    [
      'Telefone',
      customer.mainPhoneNumber === null ? null : formatPhone(customer.mainPhoneNumber).replaceAll(' ', '\u00a0'),
    ],
    ['E-mail', customer.email],
    ['Cidade', [customer.city, customer.state].filter((part) => part !== null).join(' – ')],
  ]),
];

/** 'Optou pelo regime de previdência complementar em 30/11/2022'; null: did not. */
const optionOf = ({ optedForRPC, rpcOptedOn }: ReportData['calculation']): string | null => {
  if (!optedForRPC) return null;
  return `Optou pelo regime de previdência complementar${rpcOptedOn === null ? '' : ` em ${formatDate(rpcOptedOn)}`}`;
};

const reformIn = (
  rpps: ReportData['rpps'],
  { calculationDateUsed }: Pick<ReportData['calculation'], 'calculationDateUsed'>,
): string | null => {
  const on = rpps?.rules.regimeDate ?? null;
  if (on === null) return null;
  const reformed = reformDayOf(on, calculationDateUsed);
  return reformed === null ? NO_REFORM_KNOWN : formatDate(reformed);
};

/** II. The facts of the calculation. */
export const basicFacts = ({ calculation, customer, rpps }: ReportData, regimes: readonly RegimeType[]): Block[] => [
  facts([
    ['Cálculo', calculation.name],
    [regimes.length > 1 ? 'Regimes analisados' : 'Regime analisado', regimes.join(' e ')],
    ['Ente ou instituto', calculation.regime],
    ['Data para atualização', formatDate(calculation.calculationDateUsed)],
    ['Data da reforma do regime', regimes.includes('RPPS') ? reformIn(rpps, calculation) : null],
    ['Ingresso no serviço público', formatDate(calculation.publicServiceIngressDate)],
    ['Filiação ao RGPS', formatDate(calculation.registrationDate)],
    ['Previdência complementar', optionOf(calculation)],
    [
      'Invalidez',
      customer.disablement
        ? `Sim${customer.disablementDate === null ? '' : `, desde ${formatDate(customer.disablementDate)}`}${customer.inServiceDisablement ? ', em serviço' : ''}`
        : null,
    ],
    [
      'Contagem do tempo',
      calculation.countingMethod === 'days365'
        ? 'Em dias (ano de 365, mês de 30)'
        : 'Em anos, meses e dias do calendário',
    ],
  ]),
];
