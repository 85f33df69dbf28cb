import type { ManualPage } from '../page.ts';

export const cnis: ManualPage = {
  id: 'extrato-cnis',
  title: 'O extrato CNIS',
  summary: 'Como importar, o que a revisão pergunta e como atualizar um cálculo com um extrato novo.',
  sections: [
    {
      title: 'Importar',
      steps: [
        'Solte o PDF na página inicial, ou, dentro de um cálculo, use “Importar CNIS”.',
        'Se o arquivo tiver senha, ela é pedida; serve apenas para ler o arquivo e não é guardada.',
        'Vários extratos da mesma pessoa podem ser soltos juntos. A leitura continua mesmo com a janela fechada.',
      ],
      paragraphs: [
        'O PDF precisa ser o extrato com vínculos e remunerações. Uma foto ou um papel digitalizado não tem texto que se possa ler: nesse caso, peça o PDF original ou digite os vínculos.',
      ],
    },
    {
      title: 'A revisão',
      paragraphs: [
        'Cada linha é um vínculo lido, com início, término, regime e remunerações. O filtro mostra só os que pedem decisão: datas que faltam, indicadores do INSS que põem o período em dúvida, planos de contribuição.',
        'Um vínculo sem data de término pede uma escolha: o fim proposto é o da última remuneração, ou o vínculo continua, ou você informa o dia.',
        'Se o extrato é de outra pessoa (outro nome, CPF ou nascimento), a revisão avisa antes de salvar.',
        'O pé da revisão diz de quanto para quanto vai o tempo de contribuição, e quantas competências abaixo do mínimo não contam.',
      ],
      picture: { name: 'revisao-do-cnis', shows: 'A revisão do extrato, com os vínculos lidos e o que pede decisão' },
    },
    {
      title: 'Um extrato mais novo',
      paragraphs: [
        'Importe-o no mesmo cálculo. Vínculos que já estão lá são reconhecidos: só os meses novos e os términos novos entram, e o que você corrigiu à mão continua como está, com o aviso de que o extrato traz outro valor.',
        'A importação é um passo do histórico e pode ser desfeita inteira.',
      ],
    },
  ],
};
