import { bounds } from '../../../../domain/words/periods.ts';
import type { ManualPage } from '../page.ts';

export const history: ManualPage = {
  id: 'historico',
  title: 'Histórico e documentos',
  summary: 'Quem mudou o quê, como voltar atrás e onde ficam os arquivos do cliente.',
  alsoCalled: [
    'desfazer',
    'restaurar',
    'recuperar',
    'versão anterior',
    'anexo',
    'anexar',
    'arquivo',
    'excluído',
    'apagado',
    'reforma',
    'lei nova',
    'anexos',
    'alterações',
    'lixeira',
    'sumiu',
  ],
  sections: [
    {
      title: 'Nada se perde',
      paragraphs: [
        'Cada mudança de um cálculo ou de um cliente fica guardada, com quem a fez e quando. Na aba “Histórico” do cálculo, “Ver como estava” abre a versão antiga, “Comparar com a atual” mostra as diferenças e “Efeito nas regras”, o que mudou de dia e de valor. O botão “Histórico” da página do cliente mostra e desfaz do mesmo modo as mudanças do cadastro.',
        '“Voltar a esta versão” é uma mudança a mais, que também se desfaz. Assim volta um registro removido; um cálculo ou um cliente removido não volta, nem o seu histórico.',
      ],
      picture: { name: 'historico', shows: 'O histórico de um cálculo' },
    },
    {
      title: 'Quando a lei ou um índice muda',
      paragraphs: [
        'A página “O que mudou” lista os clientes cujo dia ou valor mudou por causa de regras ou índices, e não por algo que alguém alterou. Se houve mudança nos últimos 30 dias, ela se abre pela página inicial; sempre, por “Ver os clientes em que o dia ou o valor mudou”, em “O que mudou na lei”. É por ela que se sabe quem avisar.',
        'Quais regras mudaram, desde que dia e para quem está em “O que mudou na lei”: abra-a na página “Ajuda”, no alto (“Treinamentos”, se “Ajuda” não aparece), ou busque o assunto com Ctrl+K.',
      ],
    },
    {
      title: 'Documentos',
      paragraphs: [
        `Na página do cliente, em “Documentos”, guardam-se PDF e imagens de até ${bounds.documentMegabytes} MB cada: a certidão, o laudo, a procuração. São cifrados e apagados com o cliente. Eles são vistos por todos os usuários da conta e saem junto quando se baixam os dados da conta.`,
      ],
    },
  ],
};
