import { reportSections } from '../../domain/api/report.ts';
import type { ReportData } from '../data.ts';
import { type Described, job, type Period, paid, reportOf } from './report-of.ts';

const servant = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;
const certified = { regimeType: 'RPPS' } as const;
const special = { isSpecialTime: true } as const;
const teacher = { ...servant, isTeaching: true } as const;
const teaching = { isTeaching: true } as const;
const police = { ...servant, isPoliceTime: true } as const;

const helena: Described = {
  name: 'Helena Fictícia Duarte',
  profession: 'Analista administrativa',
  gender: 'Mulher',
  birthDate: '1966-05-14',
  regime: 'União',
  regimes: ['RPPS'],
  registrationDate: '1985-03-04',
  publicServiceIngressDate: '1992-08-03',
  periods: [
    job('Tecelagem Santa Aurora Ltda. (CTC)', '1985-03-04', '1992-07-31', { ...certified, deduction1: 18 }),
    paid(
      job(
        'Instituto Federal da Serra Azul',
        '1992-08-03',
        null,
        { ...servant, addition: 90 },
        { hasExpiredPremiumLicenses: true, expiredPremiumLicenses: 90 },
      ),
      880,
      9,
    ),
    paid(job('Faculdade Vila das Acácias', '2008-02-11', '2012-12-21', { isTeaching: true }), 1180, 6),
  ],
  request: {
    observation: 'Os tempos foram conferidos com a certidão do órgão.\n\nO CNIS foi emitido em 03/11/2026.',
    action:
      '1. Requerer a averbação da CTC até março.\n2. Pedir o abono de permanência e os atrasados.\n3. Reavaliar em janeiro.',
    field4rpps: 'Recomendamos a regra com paridade.',
  },
};

const antonio: Described = {
  name: 'Antônio Fictício Brandão',
  profession: 'Supervisor de logística',
  gender: 'Homem',
  birthDate: '1963-09-22',
  regimes: ['RGPS'],
  registrationDate: '1984-02-06',
  periods: [
    job('Padaria e Confeitaria Flor do Sul Ltda.', '1984-02-06', '1986-11-28'),
    paid(job('Metalúrgica Três Rios S.A.', '1988-03-01', '1996-05-31', special), 410, 8),
    paid(job('Transportes Rio Manso Ltda.', '1998-09-01', '2009-12-18'), 690, 9),
    paid(job('Contribuinte individual', '2010-03-01', '2014-06-30'), 1500, 8),
    paid(job('Logística Boa Estrada S.A.', '2014-08-04', null), 2650, 5),
  ],
};

const manyJobs = (count: number): readonly Period[] =>
  Array.from({ length: count }, (_, index) => {
    const year = 1986 + index * 2;
    const last = index === count - 1 && year > 2020;
    return paid(
      job(
        `Empresa Inventada nº ${index + 1} de Serviços Gerais e Comércio Ltda.`,
        `${year}-02-01`,
        last ? null : `${year + 1}-11-30`,
      ),
      600 + index * 120,
      4,
    );
  });

const people: readonly Described[] = [
  helena,
  antonio,
  {
    ...helena,
    name: 'Helena Fictícia de Dois Regimes',
    regimes: ['RPPS', 'RGPS'],
    request: { sections: [...reportSections] },
  },
  {
    name: 'Marta Inventada (Joinville)',
    profession: 'Professora',
    gender: 'Mulher',
    birthDate: '1970-02-18',
    regime: 'Joinville - SC',
    regimes: ['RPPS'],
    publicServiceIngressDate: '1996-03-01',
    contributionTime: { years: 30 },
    publicServiceTime: { years: 30 },
    teachingTime: { years: 30 },
    carreerTime: { years: 30 },
    positionTime: { years: 30 },
  },
  {
    name: 'Dora Inventada, professora de dois regimes',
    profession: 'Professora',
    gender: 'Mulher',
    birthDate: '1970-02-18',
    regime: 'Minas Gerais (Estado)',
    regimes: ['RPPS', 'RGPS'],
    registrationDate: '1988-02-01',
    publicServiceIngressDate: '1994-02-04',
    periods: [
      paid(job('Colégio Particular do Vale do Rio Cachoeira Ltda.', '1988-02-01', '1993-12-20', teaching), 300, 5),
      paid(job('Secretaria da Educação', '1994-02-04', null, teacher), 1900, 6),
      paid(job('Escola Noturna Particular S.A.', '2004-03-01', null, teaching), 1500, 5),
    ],
    request: { sections: [...reportSections] },
  },
  {
    name: 'Paulo Inventado, sem remunerações',
    profession: 'Motorista',
    gender: 'Homem',
    birthDate: '1968-07-02',
    regimes: ['RGPS'],
    registrationDate: '1988-01-04',
    periods: [job('Viação Imaginária', '1988-01-04', '2003-06-30'), job('Cargas do Norte Ltda.', '2004-01-05', null)],
  },
  {
    name: 'Rita Inventada, sem data de nascimento',
    profession: 'Servidora',
    gender: 'Mulher',
    regime: 'União',
    regimes: ['RPPS'],
    periods: [job('Ministério Imaginário', '1994-01-10', null, servant)],
  },
  {
    name: 'Caio Inventado, jovem',
    profession: 'Programador',
    gender: 'Homem',
    birthDate: '1995-04-04',
    regimes: ['RGPS'],
    registrationDate: '2016-02-01',
    periods: [paid(job('Software de Faz de Conta S.A.', '2016-02-01', null), 3200, 9)],
  },
  {
    name: 'Dora Inventada, professora do Estado',
    profession: 'Professora',
    gender: 'Mulher',
    birthDate: '1969-11-30',
    regime: 'São Paulo (Estado)',
    regimes: ['RPPS'],
    publicServiceIngressDate: '1998-02-02',
    periods: [
      job('Escola Particular do Bosque', '1992-02-03', '1997-12-19', { ...certified, isTeaching: true }),
      paid(job('Secretaria da Educação', '1998-02-02', null, teacher), 900, 7),
    ],
  },
  {
    name: 'Ivo Inventado, policial',
    profession: 'Agente de polícia',
    gender: 'Homem',
    birthDate: '1973-08-15',
    regime: 'União',
    regimes: ['RPPS'],
    publicServiceIngressDate: '1999-05-03',
    periods: [paid(job('Polícia Imaginária', '1999-05-03', null, police), 2100, 7)],
  },
  {
    name: 'Lia Inventada, policial civil',
    profession: 'Escrivã de polícia',
    gender: 'Mulher',
    birthDate: '1971-01-25',
    regime: 'Minas Gerais (Estado)',
    regimes: ['RPPS'],
    publicServiceIngressDate: '1997-09-01',
    periods: [paid(job('Polícia Civil Imaginária', '1997-09-01', null, police), 1400, 7)],
  },
  {
    name: 'Otávio Inventado, com deficiência',
    profession: 'Bancário',
    gender: 'Homem',
    birthDate: '1967-03-03',
    regimes: ['RGPS'],
    registrationDate: '1987-06-01',
    periods: [
      paid(job('Banco de Faz de Conta', '1987-06-01', null, { isDisabled: true, disabledLevel: 'medium' }), 900, 7),
    ],
  },
  {
    name: 'Neusa Inventada, incapaz',
    profession: 'Auxiliar de enfermagem',
    gender: 'Mulher',
    birthDate: '1974-12-12',
    regime: 'União',
    regimes: ['RPPS'],
    publicServiceIngressDate: '2001-04-02',
    disablement: true,
    disablementDate: '2026-05-20',
    periods: [paid(job('Hospital Imaginário', '2001-04-02', null, { ...servant, ...special }), 1100, 7)],
  },
  {
    name: 'Zélia Inventada, de muitos vínculos e dois cenários',
    withScenarios: true,
    profession: 'Diarista',
    gender: 'Mulher',
    birthDate: '1964-01-09',
    regimes: ['RGPS'],
    registrationDate: '1986-02-01',
    periods: manyJobs(20),
  },
  {
    name: 'Abel Inventado, de pouco tempo',
    profession: 'Pedreiro',
    gender: 'Homem',
    birthDate: '1960-10-10',
    regimes: ['RGPS'],
    registrationDate: '2012-03-01',
    periods: [paid(job('Construções do Vale Ltda.', '2012-03-01', '2022-08-31'), 1300, 6)],
  },
  {
    name: 'Sônia Inventada, com abono',
    profession: 'Auditora fiscal',
    gender: 'Mulher',
    birthDate: '1962-06-21',
    regime: 'União',
    regimes: ['RPPS'],
    publicServiceIngressDate: '1986-01-06',
    periods: [paid(job('Receita Imaginária', '1986-01-06', null, { ...servant, addition: 180 }), 5200, 6)],
  },
  {
    name: 'Davi Inventado, optante, com capa, serifa e outra ordem',
    look: {
      colour: '#1f3a68',
      typeface: 'serif',
      cover: true,
      order: ['PLANO_ACAO', 'POSSIBILIDADES_FUTURAS_RPPS', 'POSSIBILIDADES_IMEDIATAS_RPPS'],
    },
    profession: 'Analista do tribunal',
    gender: 'Homem',
    birthDate: '1975-05-05',
    regime: 'União',
    regimes: ['RPPS'],
    publicServiceIngressDate: '2014-03-10',
    optedForRPC: true,
    periods: [
      paid(job('Escritório Particular', '1996-01-08', '2014-02-28', certified), 700, 8),
      paid(job('Tribunal Imaginário', '2014-03-10', null, servant), 9800, 5),
    ],
  },
  {
    name: 'Elza Inventada, de setenta e quatro anos',
    profession: 'Médica',
    gender: 'Mulher',
    birthDate: '1952-02-29',
    regime: 'Paraná (Estado)',
    regimes: ['RPPS'],
    publicServiceIngressDate: '2005-08-01',
    periods: [paid(job('Hospital do Estado', '2005-08-01', null, servant), 4200, 6)],
  },
  {
    name: 'Ruth Inventada, rural',
    profession: 'Agricultora',
    gender: 'Mulher',
    birthDate: '1970-03-19',
    regimes: ['RGPS'],
    registrationDate: '1990-01-01',
    periods: [job('Sítio da Família', '1990-01-01', '2026-10-31', { isRural: true })],
  },
  {
    name: 'Bento Inventado, do INSS com tempo público',
    profession: 'Comerciário',
    gender: 'Homem',
    birthDate: '1961-09-09',
    regimes: ['RGPS'],
    registrationDate: '1980-05-05',
    periods: [
      job('Prefeitura Imaginária (CTC)', '1980-05-05', '1993-12-31', { isPublicService: true }),
      paid(job('Comércio de Tecidos Ltda.', '1995-01-02', null), 500, 8),
    ],
  },
  {
    name: 'Guiomar Inventada com um nome próprio extraordinariamente comprido de Albuquerque e Vasconcelos',
    profession: 'Assistente técnica de gabinete da presidência do conselho deliberativo',
    gender: 'Mulher',
    birthDate: '1967-04-23',
    regime: 'Santa Catarina (Estado)',
    regimes: ['RPPS'],
    publicServiceIngressDate: '1994-06-01',
    countingMethod: 'calendar',
    periods: [
      job(
        'Fundação de Amparo e Desenvolvimento da Região dos Vales do Itajaí e do Itapocu',
        '1986-06-01',
        '1994-05-31',
        certified,
      ),
      paid(job('Assembleia Imaginária', '1994-06-01', null, servant), 1800, 7),
    ],
    request: { action: 'Linha de ação bastante longa. '.repeat(40), observation: 'Observação. '.repeat(120) },
  },
];

/** Invented people of all kinds, with the law's own answers: what a test of the printed pages needs. */
export const reportsOfPeople = (): ReportData[] => people.map(reportOf);
