import type { ManualPage } from '../page.ts';

export const history: ManualPage = {
  id: 'historico',
  title: 'Histórico e documentos',
  summary: 'Quem mudou o quê, como voltar atrás e onde ficam os arquivos do cliente.',
  sections: [
    {
      title: 'Nada se perde',
      paragraphs: [
        'Cada mudança de um cálculo ou de um cliente fica guardada, com quem a fez e quando. Na aba “Histórico” pode-se ver como estava, comparar com a versão atual e ver o efeito nas regras.',
        '“Voltar a esta versão” é uma mudança a mais, que também se desfaz.',
      ],
      picture: { name: 'historico', shows: 'O histórico de um cálculo' },
    },
    {
      title: 'Quando a lei ou um índice muda',
      paragraphs: [
        'A página “O que mudou” lista os clientes cujo dia ou valor mudou por causa de regras ou índices, e não por algo que alguém alterou. É por ela que se sabe quem avisar.',
        'Quais regras mudaram, desde que dia e para quem está em “O que mudou na lei”, na página de ajuda, em “O que mudou” e no Ctrl+K.',
      ],
    },
    {
      title: 'Documentos',
      paragraphs: [
        'Na página do cliente, em “Documentos”, guardam-se PDF e imagens: a certidão, o laudo, a procuração. Eles são vistos por todos os usuários da conta e saem junto quando se baixam os dados da conta.',
      ],
    },
  ],
};
