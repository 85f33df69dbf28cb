import type { ManualPage } from '../page.ts';

export const office: ManualPage = {
  id: 'conta-e-seguranca',
  title: 'Usuários e segurança',
  summary: 'Quem entra na conta do escritório, senhas, duas etapas e a cópia dos dados.',
  sections: [
    {
      title: 'Usuários',
      paragraphs: [
        'O plano diz quantas pessoas podem entrar na conta. Quem entra trabalha com os mesmos clientes. Uma pessoa que deixa o escritório deve ser marcada como inativa: as sessões dela terminam na hora, e o que ela fez continua no histórico.',
        'Cada pessoa entra com o próprio e-mail e a própria senha. Uma senha provisória só serve para criar a definitiva.',
      ],
    },
    {
      title: 'Segurança',
      steps: [
        'Em “Minha conta”, abra “Segurança”.',
        'Ative a “Verificação em duas etapas” e guarde os códigos de recuperação fora do computador.',
        'Em “Sessões abertas”, encerre o que não reconhecer e troque a senha.',
      ],
    },
    {
      title: 'Os dados são seus',
      paragraphs: [
        'Em “Minha conta”, “Dados da conta”, “Baixar todos os dados” gera um arquivo com a conta, os clientes, os cálculos e os documentos, que outros programas podem ler.',
      ],
    },
  ],
};
