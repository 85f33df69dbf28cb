import type { ManualPage } from '../page.ts';

export const family: ManualPage = {
  id: 'familia',
  title: 'Família: pensão e incapacidade',
  summary: 'Quanto a família receberia se o cliente morresse, e quanto ele receberia se ficasse incapaz.',
  alsoCalled: [
    'união estável',
    'divórcio',
    'inválido',
    'perícia',
    'pensão por morte',
    'viúva',
    'viúvo',
    'óbito',
    'falecimento',
    'companheira',
    'filha',
    'mãe',
    'dependentes',
    'cotas',
    'acumulação',
    'auxílio-doença',
    'aposentadoria por invalidez',
    'pensão alimentícia',
    'alimentos',
  ],
  sections: [
    {
      title: 'Quem ficaria',
      steps: [
        'Na aba “Família”, toque em “Cônjuge ou companheiro”, “Filho” ou “Outra pessoa”; em “Quem é” estão também pais, irmãos e ex-cônjuge. Não é preciso dizer o nome.',
        'Preencha “Nascimento” e, do cônjuge, “Casamento ou união”: deles depende por quanto tempo cada um recebe.',
        'Se o cônjuge já tem aposentadoria ou outra pensão, use “Incluir benefício”: a menor das duas é reduzida por faixas.',
        'Em “A morte que se supõe” escolha o regime e a causa. O “Provento por mês (R$)” é só de quem já é aposentado.',
      ],
      paragraphs: [
        'Nada disto é guardado no Genial. Para entregar a resposta ao cliente, ligue no relatório a seção “Família” e exporte-o antes de sair do Genial ou de fechar a aba do navegador.',
      ],
      picture: { name: 'familia', shows: 'Quem ficaria, à esquerda, e quanto a família receberia, à direita' },
    },
    {
      title: 'O que a resposta diz',
      paragraphs: [
        'A pensão de hoje, a parte de cada um, até quando ela dura, e a de depois de cada aposentadoria que o cálculo prevê. Cada valor abre nos seus passos, com o artigo.',
        'A mesma aba diz quanto pagaria a incapacidade permanente, com e sem causa no trabalho, e, no RGPS, o auxílio por incapacidade temporária; no regime próprio a licença é a da lei do ente e não é calculada.',
        'Os valores supõem a qualidade de segurado no dia e são brutos. O que a lei do lugar diz e não foi lido aparece como não conferido: confira antes de contar com ele.',
      ],
    },
  ],
};
