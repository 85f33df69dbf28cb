import type { ManualPage } from '../page.ts';

export const remunerations: ManualPage = {
  id: 'remuneracoes',
  title: 'Remunerações',
  summary: 'A folha de meses, a colagem de planilhas e os meses abaixo do mínimo.',
  alsoCalled: [
    'desfazer',
    'colar',
    'faltando',
    'salários de contribuição',
    'contracheque',
    'holerite',
    'ficha financeira',
    'Excel',
    'CSV',
    'décimo terceiro',
    'correção monetária',
    'INPC',
  ],
  sections: [
    {
      title: 'A folha',
      paragraphs: [
        'Em “Inserir remunerações” cada competência é uma linha, com o valor, o índice de atualização e o valor atualizado. As setas e Enter mudam de linha; com Shift escolhem-se várias.',
        'Cole uma coluna inteira de uma planilha, com ou sem as competências, ou use “Importar planilha” (XLSX ou CSV). O Genial põe cada valor no seu mês e diz, antes de aplicar, o que entra e o que não foi entendido. O 13º é lido onde a planilha o traz; “Incluir 13º” e “Deixar o 13º de fora” mudam isso.',
      ],
      picture: { name: 'remuneracoes', shows: 'A folha de remunerações de um vínculo' },
    },
    {
      title: 'Preencher depressa',
      paragraphs: [
        '“Repetir até…” leva um valor aos meses seguintes, e “Reajustar %” sobe ou desce os meses escolhidos. Ctrl+Z desfaz enquanto a folha está aberta; depois de salvar, o histórico. Só “Salvar” (ou Ctrl+S) grava: até lá nada muda no cálculo.',
      ],
    },
    {
      title: 'O que entra na média',
      paragraphs: [
        'Remunerações anteriores a 07/1994 que o extrato traz ficam guardadas, mas não entram na média das regras de hoje. No RGPS, os valores de um mês são somados e limitados ao teto dele. Um mês sem índice publicado entra sem correção, e a regra o diz.',
        'Mês em branco não é zero: é mês sem remuneração conhecida. Digite 0,00 apenas onde não houve pagamento.',
      ],
    },
  ],
};
