import type { ManualPage } from '../page.ts';

export const rules: ManualPage = {
  id: 'regras',
  title: 'Ler as regras',
  summary: 'Aplicáveis, futuras e não aplicáveis; o artigo de cada número e a conta do benefício.',
  alsoCalled: [
    'descarte',
    'pedágio',
    'transição',
    'integralidade',
    'paridade',
    'aposentadoria especial',
    'aposentadoria por idade',
    'compulsória',
    'direito adquirido',
    'fator previdenciário',
    'renda mensal inicial',
    'RMI',
    'imposto de renda',
    'fundamento',
    'Excel',
    'idade mínima',
    'jurisprudência',
    'STF',
    'tema repetitivo',
    'desconto do INSS',
    'isenção',
    'câncer',
    'EC 103',
    'reajuste',
    'aplicável',
  ],
  sections: [
    {
      title: 'A resposta primeiro',
      paragraphs: [
        'O alto da aba responde: pode se aposentar, desde quando e com quanto, ou qual é a primeira data. Abaixo dele, “O que fazer” mostra o próximo passo, com o preço e o efeito.',
        'As regras ficam em três grupos: as que já dão direito, as que darão, com a data, e as que não se aplicam, com o motivo. “Ordenar por” põe primeiro o maior valor ou o primeiro dia.',
      ],
      picture: { name: 'regras', shows: 'A aba das regras, com a resposta, o próximo passo e as regras aplicáveis' },
    },
    {
      title: 'Cada número tem o seu artigo',
      paragraphs: [
        'Em cada regra, os requisitos mostram quanto se tem do que se pede e o dia em que se completam. O artigo está sob o nome do requisito: um clique diz o que ele pede de homens e mulheres, e o seguinte abre a página oficial. Nas regras de pontos, “Tabela de pontos” mostra os de cada ano.',
        'Em “Como foi calculado” está a conta do benefício passo a passo, com o artigo de cada passo e as listas de salários. No fim dela, “Quanto cai na conta” estima o valor líquido: informe os dependentes, a moléstia grave e outro benefício pago pela mesma fonte, se houver; não ficam guardados. O relatório imprime o líquido sob a conta, para quem não tem dependentes nem moléstia grave. Em “Detalhes” estão a regra em palavras, os requisitos um a um e as fontes.',
      ],
    },
    {
      title: 'Quando a regra pede cuidado',
      paragraphs: [
        'Uma regra cujo texto ninguém conferiu diz isso no cartão, na planilha e no relatório. Uma “Leitura discutida” mostra, abaixo da conta, a do outro entendimento; o Genial não escolhe pelo advogado.',
        'Um resultado a até cinco dias de um limite avisa que outro modo de contar pode mudar a conclusão. O valor de um direito a mais de dez anos é uma ordem de grandeza, e por isso arredondado; em “Como foi calculado” está ao centavo.',
      ],
    },
    {
      title: 'Comparar',
      paragraphs: [
        'A aba “Comparar Regras” põe as regras do RPPS e do RGPS lado a lado, e em “Relatório Genial (Ambos)” faz um relatório só para os dois regimes. “Exportar”, no pé da aba das regras, gera uma planilha com regras, requisitos, datas, valores e remunerações, ou os dados para outro programa.',
      ],
    },
  ],
};
