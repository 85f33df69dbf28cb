import { bounds } from '../../../../domain/words/periods.ts';
import type { ManualPage } from '../page.ts';

export const cnis: ManualPage = {
  id: 'extrato-cnis',
  title: 'O extrato CNIS',
  summary: 'Como importar, o que a revisão pergunta e como atualizar um cálculo com um extrato novo.',
  alsoCalled: [
    'enviar',
    'upload',
    'extrato previdenciário',
    'Dataprev',
    'pendências',
    'PRPPS',
    'foto',
    'escanear',
    'PDF protegido',
  ],
  sections: [
    {
      title: 'Importar',
      steps: [
        `Solte o PDF, de até ${bounds.extractMegabytes} MB, na página inicial ou na do cliente, ou use lá “Importar extrato do CNIS”. Dentro de um cálculo o botão é “Importar CNIS”: escolha o arquivo e use “Extrair Dados”.`,
        'Se o arquivo tiver senha, ela é pedida; serve apenas para ler o arquivo e não é guardada.',
        'Na página inicial, confira para quem é o extrato e, de um cliente novo, escolha o sexo, que ele não traz; não feche a janela enquanto ele é lido.',
        'Dentro de um cálculo podem ser soltos vários extratos da mesma pessoa juntos, e a leitura continua com a janela fechada.',
      ],
      paragraphs: [
        'O PDF precisa ser o extrato com vínculos e remunerações. Uma foto ou um papel digitalizado não tem texto que se possa ler: nesse caso, peça o PDF original ou digite os vínculos.',
      ],
    },
    {
      title: 'A revisão',
      paragraphs: [
        'Cada linha é um vínculo lido, com início, término, regime e remunerações. O filtro “Mostrar” deixa só os que pedem decisão: datas que faltam, meses abaixo do mínimo ou pagos em atraso, indicadores do INSS que põem o período em dúvida. Meses pagos em atraso antes da primeira contribuição em dia, ou depois de perdida a qualidade de segurado, contam como tempo, mas não como carência.',
        'Só os vínculos marcados são gravados por “Salvar registros”. Num cálculo do RGPS, os de regime próprio (PRPPS) vêm sem a marca, como o que o INSS não conta: marque-os só se devem entrar.',
        'Um benefício por incapacidade entre contribuições conta como tempo (Lei 8.213/1991, art. 55, II) e vem marcado, fora da carência, como faz o INSS (Decreto 3.048/1999, art. 19-C, § 1º); sem contribuição depois dele, ainda não conta. O salário-maternidade conta (art. 19-C, II).',
        'O tempo de segurado especial entra como trabalho rural e, sem contribuição própria, fora da carência.',
        'Um vínculo sem data de término pede uma escolha: o fim proposto é o da última remuneração, ou o vínculo continua, ou você informa o dia.',
        'Se o extrato é de outra pessoa (outro nome, CPF ou nascimento), a revisão avisa antes de salvar.',
        'O pé da revisão diz de quanto para quanto vai o tempo de contribuição, e quantas competências abaixo do mínimo não contam.',
      ],
      picture: { name: 'revisao-do-cnis', shows: 'A revisão do extrato, com os vínculos lidos e o que pede decisão' },
    },
    {
      title: 'Um extrato mais novo',
      paragraphs: [
        'Importe-o no mesmo cálculo. Vínculos que já estão lá são reconhecidos: só os meses novos, os términos novos e os indicadores do INSS como estão agora entram, e o que você corrigiu à mão continua como está, com o aviso de que o extrato traz outro valor.',
        'Um extrato que não traz nada de novo diz que não há nada a salvar.',
        'A importação é um passo do histórico e pode ser desfeita inteira.',
      ],
    },
  ],
};
