import type { ManualPage } from '../page.ts';

export const clients: ManualPage = {
  id: 'clientes',
  title: 'Clientes',
  summary: 'A lista, a busca, os documentos e os dados que mudam a conta.',
  alsoCalled: [
    'conflito',
    'cadastrar cliente',
    'criar cliente',
    'incluir cliente',
    'excluir',
    'apagar',
    'LGPD',
    'privacidade',
    'copiar cálculo',
    'migrar',
    'cadastro em dobro',
    'pesquisar',
    'buscar',
    'lembrete',
    'notificação',
    'NIT',
    'PIS',
    'CEP',
    'prospecção',
    'lead',
  ],
  sections: [
    {
      title: 'Encontrar',
      paragraphs: [
        'A página inicial mostra os clientes do escritório; todos os usuários da conta trabalham com os mesmos. “Adicionar novo Cliente” abre um cadastro em branco. A busca da lista olha o nome; sem a marca “Nome”, em “Filtrar por:”, também CPF, telefone, e-mail, profissão e cidade. Ctrl+K busca em tudo, também em cálculos e empregadores.',
        'A lista pode ser ordenada e filtrada; a escolha fica guardada neste navegador. “Exportar” baixa a lista inteira como planilha.',
        '“Próxima aposentadoria” é o dia do direito que o cálculo nomeia primeiro, o mesmo do cartão e dos cenários. Sem registros de tempo não há dia, e a lista diz por quê; uma regra cujo texto ninguém conferiu, ou um direito que depende de tempo rural que nada diz pago, aparece como “a conferir”.',
        'Acima da lista, quando há alguém, “Próximas aposentadorias” mostra quem completa o primeiro direito nos próximos 12 meses, e “Calendário (.ics)” baixa, para a sua agenda, o dia da próxima aposentadoria de todos os clientes que ainda vão completá-lo, com o nome de cada um. O arquivo não se atualiza sozinho: baixe-o de novo quando algo mudar.',
      ],
    },
    {
      title: 'A página do cliente',
      paragraphs: [
        'No alto estão os cálculos do cliente e o botão “Novo Cálculo”. O ícone “Duplicar”, na linha de um cálculo, copia os seus tempos e remunerações para um cálculo novo, deste cliente ou de outro. Em “Dados do cliente” ficam o cadastro e as observações; em “Documentos”, os arquivos guardados com ele. “Histórico”, no alto, mostra quem mudou o cadastro; “Exportar” gera uma planilha do cliente ou um arquivo para outra instalação do Genial, que lá entra por “Importar arquivo do Genial”, no cadastro novo. Nenhum dos dois leva o histórico nem os documentos.',
        'Nascimento, sexo e a invalidez, se houver, entram nas regras de todos os cálculos do cliente: ao mudá-los, todos mudam.',
        'Se já existe alguém com o mesmo CPF, ou com o mesmo nome e nascimento, a página avisa.',
      ],
      picture: { name: 'cliente', shows: 'A página de um cliente: os cálculos no alto; embaixo, documentos e dados' },
    },
    {
      title: 'Duas pessoas no mesmo cadastro',
      paragraphs: [
        'Salvar envia só o que você mudou. Se um colega mudou o mesmo campo enquanto a sua tela estava aberta, o Genial mostra os dois valores, quem mudou e quando, e pergunta qual fica. Os outros campos não são tocados.',
      ],
    },
    {
      title: 'Quando o cliente pede para ser esquecido',
      paragraphs: [
        '“Remover” tira do Genial o cadastro, os cálculos e os documentos do cliente, e não pode ser desfeito: exporte antes o que ainda pode servir e baixe os documentos um a um, porque a exportação não os leva. O registro interno guarda o que foi feito, trancado; para que também ele nunca mais possa ser aberto, peça-o a quem administra a instalação, com o endereço da página do cliente: copie-o da barra do navegador antes de remover. As cópias de segurança ainda guardam o que havia, até vencerem: pergunte-lhe o prazo antes de responder ao cliente.',
      ],
    },
  ],
};
