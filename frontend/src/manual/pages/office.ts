import type { ManualPage } from '../page.ts';

export const office: ManualPage = {
  id: 'conta-e-seguranca',
  title: 'Usuários e segurança',
  summary: 'Quem entra na conta do escritório, senhas, duas etapas e a cópia dos dados.',
  sections: [
    {
      title: 'Usuários',
      paragraphs: [
        'O plano diz quantas pessoas podem entrar na conta. O administrador da conta as inclui em “Usuários”, com “Novo Usuário”. Todos trabalham com os mesmos clientes. Desligue “Ativo” de quem deixa o escritório: as sessões dela terminam na hora, e o que ela fez continua no histórico.',
        'Cada pessoa entra com o próprio e-mail e a própria senha. Uma senha provisória só serve para criar a definitiva.',
      ],
    },
    {
      title: 'Segurança',
      steps: [
        'Em “Minha conta”, abra “Segurança”.',
        'Em “Verificação em duas etapas” use “Ativar” e guarde os códigos de recuperação fora do computador. Quem perde o celular e os códigos pede a quem administra a instalação que desative a verificação.',
        'Em “Sessões abertas”, encerre o que não reconhecer e troque a senha.',
      ],
    },
    {
      title: 'Os dados são seus',
      paragraphs: [
        'Em “Minha conta”, abra “Dados da conta”: “Baixar os dados” gera um arquivo com a conta, os usuários, os clientes, os cálculos e os documentos, que outros programas podem ler.',
        '“Pedir para apagar tudo” apaga a conta inteira em até 72 horas. Nas primeiras 48 o pedido pode ser desfeito; depois não há volta. As duas coisas são do administrador da conta do escritório.',
      ],
    },
  ],
};
