import { formatDate, formatInstant } from '../../../../../domain/words/format.ts';

export const dropTexts = {
  title: 'Importar CNIS',
  strip: 'Solte aqui um extrato do CNIS para criar cliente e cálculo de uma vez',
  stripOfClient: 'Solte aqui um extrato do CNIS deste cliente para criar um cálculo ou completar outro',
  choose: 'Importar extrato do CNIS',
  onlyFirst: (name: string) =>
    `Só ${name} é lido: um extrato por vez. Vários da mesma pessoa importam-se juntos dentro do cálculo, em “Importar CNIS”.`,
  letGo: 'Solte para ler o extrato',
  sending: 'Enviando o extrato…',
  client: 'Cliente',
  calculation: 'Cálculo',
  newClient: 'Novo cliente',
  newCalculation: 'Novo cálculo',
  /** What tells two clients of the same name and day apart. */
  told: (createdAt: string, calculations: number) =>
    `criado em ${formatInstant(createdAt)} · ${calculations === 1 ? '1 cálculo' : `${calculations} cálculos`}`,
  known: { cpf: 'mesmo CPF', nit: 'mesmo NIT', nameAndBirthDate: 'mesmo nome e nascimento' },
  born: (date: string | null) => (date === null ? 'nascimento não informado' : `nascimento em ${formatDate(date)}`),
  name: 'Nome',
  gender: 'Sexo',
  askGender: 'O extrato não traz o sexo, que decide as regras: escolha um.',
  noCpf: 'O CPF do extrato não é válido e não será guardado.',
  calculationName: 'Nome do cálculo',
  regime: 'Tipo de regime',
  since: (date: string) => `Filiação ao RGPS em ${formatDate(date)}, o primeiro vínculo do extrato.`,
  go: 'Continuar para a revisão',
  failed: 'Erro ao importar',
  another: 'Escolher outro arquivo',
  close: 'Fechar',
  links: (count: number) => (count === 1 ? '1 vínculo lido' : `${count} vínculos lidos`),
} as const;
