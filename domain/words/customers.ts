import type { Customer, RetirementMissing } from '../api/customers.ts';

/** What the fields of a client are called, in the form, on the page and in the history. */
export const customerFieldNames = {
  name: 'Nome',
  birthDate: 'Dt. Nascimento',
  cpf: 'CPF',
  nit: 'NIT (PIS/PASEP)',
  gender: 'Sexo',
  maritalStatus: 'Estado civil',
  currentProfession: 'Profissão atual',
  status: 'Situação',
  email: 'E-mail',
  mainPhoneNumber: 'Telefone principal',
  secondaryPhoneNumber: 'Telefone secundário',
  zipcode: 'CEP',
  address: 'Endereço',
  city: 'Cidade',
  state: 'UF',
  publicServantCity: 'Cidade do serviço público',
  publicServantState: 'UF do serviço público',
  disablement: 'Invalidez (incapacidade permanente)',
  inServiceDisablement: 'Invalidez em serviço',
  disablementDate: 'Dt. da invalidez',
  notes: 'Observações',
} as const;

/** 'Casado(a)' as it is said of this client: 'Casada', 'Casado'; as it is written where the gender is not known. */
export const maritalStatusText = ({
  maritalStatus,
  gender,
}: Pick<Customer, 'maritalStatus' | 'gender'>): string | null => {
  if (maritalStatus === null || gender === null) return maritalStatus;
  return gender === 'Mulher' ? maritalStatus.replace(/o\(a\)$/, 'a') : maritalStatus.replace('(a)', '');
};

/** In the list of clients in the place of the day of retirement. */
export const retirementMissingWords: Readonly<Record<RetirementMissing, string>> = {
  noCalculation: 'Sem cálculo',
  notComputed: 'Ainda não calculada',
  noRecords: 'Sem registros de tempo',
  missingData: 'Faltam dados do cálculo',
  noRight: 'Nenhuma regra se completa',
  retired: 'Já recebe aposentadoria do INSS',
};

/** What a list says of the day on which the age retires: nobody 'can' retire by it. */
export const compulsoryWords = {
  title: 'Aposentadoria compulsória',
  reached: (regime: string) => `Idade da compulsória · ${regime}`,
  ahead: (distance: string, regime: string) => `Compulsória em ${distance} · ${regime}`,
  since: (day: string) => `idade da compulsória completada em ${day}`,
  on: (day: string) => `compulsória em ${day}`,
} as const;

/** Beside a day in a list; the sentence stands where there is room for it. */
export const retirementNotChecked = 'a conferir';
