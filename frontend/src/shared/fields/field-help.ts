import type { calculationFields } from '../../../../domain/api/calculations.ts';
import type { customerFields } from '../../../../domain/api/customers.ts';
import type { workRecordFields } from '../../../../domain/api/work-records.ts';
import { type GlossaryKey, glossary } from '../../../../domain/words/glossary.ts';
import { sharedTexts } from '../texts.ts';

/** What the glossary says of a term, with its article. */
const term = (key: GlossaryKey): string => {
  const { meaning, article } = glossary[key];
  return article === null ? meaning : `${meaning} ${sharedTexts.article(article)}`;
};

/** A stated span: what it is, and how it is counted. */
const stated = (key: GlossaryKey): string =>
  `${term(key)} Informe o tempo completo na data do cálculo; com registros de tempo, ele é somado deles.`;

type Help<Fields> = Readonly<Record<keyof Fields, string>>;

const customer: Help<typeof customerFields> = {
  name: 'O nome completo, como no documento. Sai no relatório.',
  birthDate: 'Dela vem a idade em cada regra. Sem ela nenhuma regra é testada.',
  gender: 'O sexo do registro civil: idades, tempos e pontos mudam com ele. Sem ele nenhuma regra é testada.',
  maritalStatus: 'Só informação, para o relatório e para planejar a pensão por morte.',
  currentProfession:
    'A profissão ou o cargo de hoje. Não decide regra nenhuma: o que conta são as marcas de cada registro.',
  status: 'Cliente para quem contratou; Consulta para quem ainda avalia. Serve para filtrar a lista.',
  cpf: 'O CPF do cliente. Serve para achá-lo na busca e para avisar de um cadastro em dobro.',
  nit: 'O NIT, PIS ou PASEP, como no extrato CNIS, que é reconhecido por ele.',
  email: 'Para o seu contato. O Genial não escreve aos seus clientes.',
  mainPhoneNumber: 'Com DDD, fixo ou celular.',
  secondaryPhoneNumber: 'Outro telefone, com DDD, se houver.',
  zipcode: 'Oito dígitos.',
  address: 'Rua e número, com o complemento.',
  city: 'A cidade onde o cliente mora.',
  state: 'O Estado onde o cliente mora.',
  publicServantCity: 'A cidade do ente em que ele é servidor, se o regime for municipal.',
  publicServantState: 'O Estado do ente em que ele é servidor.',
  disablement: term('disablement'),
  inServiceDisablement: term('inServiceDisablement'),
  disablementDate: 'O dia em que a incapacidade permanente começou, conforme o laudo.',
  notes: 'Anotações do escritório. Não saem no relatório.',
};

const calculation: Help<Omit<typeof calculationFields, 'regimeId'> & { regime: unknown }> = {
  name: 'Como você reconhece este cálculo entre os do cliente: até 27 letras.',
  regimeType: `RPPS: ${glossary.rpps.meaning} RGPS: ${glossary.rgps.meaning}`,
  regime: 'O ente cujo regime próprio se aplica: digite parte do nome. Dele vêm a data da reforma e as regras locais.',
  state: 'O Estado do vínculo. Só informação.',
  calculationDate: term('calculationDate'),
  publicServiceIngressDate: term('publicServiceIngressDate'),
  registrationDate: term('registrationDate'),
  retiredSince:
    'De quem já recebe aposentadoria do INSS: o dia do início. Enquanto a recebe não há outra no RGPS (Lei 8.213/1991, arts. 18, § 2º, e 124, II). Em branco: não recebe. O extrato do CNIS o preenche.',
  countingMethod: term('countingMethod'),
  optedForRPC: term('complementaryRegime'),
  rpcOptedOn:
    'Dia em que o servidor da União assinou o termo de opção. Até 30/11/2022 o benefício especial segue uma fórmula; desde 01/12/2022, outra (Lei 12.618/2012, art. 3º, §§ 2º e 3º).',
  specialBenefit:
    'O valor que a declaração oficial do órgão dá, em dinheiro do dia da opção. Informado, a média e as contribuições não são usadas. O programa o reajusta até hoje.',
  specialBenefitAverage:
    'A média que a declaração oficial dá, já corrigida pelo IPCA até a opção: das 80% maiores remunerações desde 07/1994 ou, em opção desde 01/12/2022, de todas.',
  specialBenefitContributions:
    'Quantas contribuições mensais foram pagas a regimes próprios até a opção. A do 13º também conta: dez anos são 130.',
  specialBenefitYears:
    'Em branco: 35 anos do homem, 30 da mulher. Cinco a menos para professor da educação infantil ou do ensino fundamental. De quem se aposenta com menos tempo por deficiência, risco ou exposição, o órgão ajusta o fator (§ 4º): confira na declaração. Sem efeito em opção desde 01/12/2022.',
  workAfter:
    'Se o cliente continua a trabalhar depois de se aposentar pelo INSS. No regime próprio o cargo termina com a aposentadoria.',
  contributionTime: stated('contributionTime'),
  publicServiceTime: stated('publicServiceTime'),
  carreerTime: stated('carreerTime'),
  positionTime: stated('positionTime'),
  teachingTime: stated('teachingTime'),
  specialTime: stated('specialTime'),
  policeTime: stated('policeTime'),
  disabledTime: `Tempo trabalhado com deficiência grave. ${stated('disabledTime')}`,
  disabledModerateTime: `Tempo trabalhado com deficiência moderada. ${stated('disabledTime')}`,
  disabledLowTime: `Tempo trabalhado com deficiência leve. ${stated('disabledTime')}`,
};

const workRecord: Help<Omit<typeof workRecordFields, 'salaries'>> = {
  companyName: 'O empregador ou o órgão, como no extrato ou na certidão.',
  ingressDate: 'O primeiro dia do vínculo. Conta como dia trabalhado.',
  egressDate: 'O último dia do vínculo, que também conta. Em branco: o vínculo continua até a data do cálculo.',
  regimeType:
    'O regime em cuja contagem este tempo entra. Tempo do INSS averbado no regime próprio por certidão (CTC) é RPPS.',
  state: 'O Estado onde o trabalho foi prestado.',
  city: 'A cidade onde o trabalho foi prestado.',
  isPublicService: term('publicServiceTime'),
  isCurrentCareer: term('carreerTime'),
  isCurrentPosition: `${term('positionTime')} A última remuneração deste vínculo é a da integralidade.`,
  isTeaching: term('teachingTime'),
  isPoliceTime: term('policeTime'),
  isSpecialTime: term('specialTime'),
  isDisabled: term('disabledTime'),
  isRural:
    'Trabalho rural. Reduz a idade da aposentadoria por idade e, até 10/1991, conta sem contribuição, salvo para carência. Do segurado especial que não contribui, desmarque a carência: o valor é de um salário mínimo, sem remunerações. Base legal: Lei 8.213/1991, arts. 39, I, 48, § 1º, e 55, § 2º',
  isQualifyingPeriod: term('qualifyingPeriod'),
  specialTimeBase:
    'Em quantos anos a atividade aposenta: 25 na maior parte, 20 ou 15 nas mais nocivas, como a mineração. Base legal: Decreto 3.048/1999, anexo IV',
  disabledLevel:
    'O grau que a avaliação biopsicossocial reconheceu neste período. Base legal: LC 142/2013, arts. 3º e 4º',
  contributionPlan:
    'Simplificado: contribuição de 11% ou 5%, que não conta para aposentadoria por tempo enquanto não for complementada. Base legal: Lei 8.212/1991, art. 21, §§ 2º e 3º',
  country:
    'Onde o trabalho foi segurado, se não foi no Brasil. O tempo no exterior só completa o que falta no RGPS (totalização), sem remunerações, e o benefício é proporcional ao tempo do Brasil. Base legal: Decreto 3.048/1999, arts. 32, § 18, e 35, § 1º',
  lateMonths:
    'De quem paga por si: os meses pagos depois do vencimento que não contam para carência, isto é, os anteriores à primeira contribuição em dia e os pagos depois de perdida a qualidade de segurado. Contam como tempo. Exemplo: 01/2012 a 12/2013, 03/2015. Base legal: Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, § 4º',
  expiredVacations: 'Dias de férias adquiridas e não gozadas. Não contam como tempo; o relatório os lembra.',
  expiredPremiumLicenses:
    'Dias de licença-prêmio adquiridos e não gozados, que podem ser pedidos em dinheiro. Não contam como tempo; os que contam em dobro são as Adições.',
  hasExpiredPremiumLicenses: 'Marque se há licença-prêmio não gozada, ainda que você não saiba quantos dias.',
  deduction1: 'Dias até 16/12/1998 que não contam: faltas, licenças sem vencimento, suspensões.',
  deduction2: 'Dias de 17/12/1998 até a reforma que não contam: faltas, licenças sem vencimento, suspensões.',
  deduction3: 'Dias depois da reforma que não contam: faltas, licenças sem vencimento, suspensões.',
  addition:
    'Dias de licença-prêmio adquiridos até 16/12/1998 e não gozados: contam em dobro, só como tempo de contribuição. Base legal: EC 20/1998, art. 4º',
};

/** What is to be entered in each field of the forms, and what it decides. */
export const fieldHelp = { customer, calculation, workRecord };
