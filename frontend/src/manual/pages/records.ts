import type { ManualPage } from '../page.ts';

export const records: ManualPage = {
  id: 'registros-de-tempo',
  title: 'Registros de tempo',
  summary: 'Vínculos, deduções, concomitância, tempo especial e o porquê de cada dia contado.',
  alsoCalled: [
    'concomitante',
    'licença sem vencimento',
    'desfazer',
    'emprego',
    'CTPS',
    'carteira de trabalho',
    'averbação',
    'insalubridade',
    'periculosidade',
    'PPP',
    'LTCAT',
    'professor',
    'MEI',
    'autônomo',
    'contribuinte individual',
    'facultativo',
    'segurado especial',
    'militar',
    'PcD',
    'estrangeiro',
    'acordo internacional',
    'totalização',
    'excluir',
    'apagar',
    'férias',
    'suspensão',
  ],
  sections: [
    {
      title: 'Um vínculo, um registro',
      paragraphs: [
        '“Inserir registro” abre um registro novo, e “Editar” muda um que existe. Cada registro tem empresa ou órgão, regime, início e término. Deixe o término em branco se o vínculo continua. Marque, em “Este tempo conta como”, o que ele é: serviço público, carreira, cargo, magistério, especial, deficiência, rural, polícia.',
        'O regime é aquele em que o tempo conta: tempo do INSS já averbado no regime próprio por certidão (CTC) é RPPS. No RGPS, “Plano de contribuição” diz se a alíquota foi de 5% ou 11%: sem complemento, esse tempo não conta para a aposentadoria por tempo de contribuição.',
        'A linha do tempo mostra os vínculos, as sobreposições e os períodos sem registro; um clique numa lacuna abre um registro novo com as datas dela.',
      ],
      picture: { name: 'registros', shows: 'Os registros de tempo de um cálculo, com a linha do tempo' },
    },
    {
      title: 'Por que contou menos do que as datas dizem',
      paragraphs: [
        'Dias comuns a dois vínculos do mesmo regime contam uma vez só. Competências abaixo do salário mínimo, desde 14/11/2019, não contam até serem complementadas. Deduções são descontadas, a atividade rural sem recolhimento desde 11/1991 não conta, nem os meses que o extrato marca como não computados (como PREM-EMPR), até que alguém digite a remuneração comprovada. O registro diz qual desses motivos vale e quantos dias.',
        'Onde o motivo são meses abaixo do mínimo, “Simular o complemento” leva ao cenário que os completa, com o preço.',
      ],
    },
    {
      title: 'Tempo no exterior',
      paragraphs: [
        'Se o trabalho foi segurado em outro país, escolha-o em “País da previdência”; só há a escolha em registros do RGPS. O registro não tem remunerações e não soma ao tempo do Brasil, do regime próprio nem da certidão: só completa o tempo e a carência nas regras por totalização do RGPS, e o valor é proporcional ao tempo do Brasil. Onde a vigência do acordo não está confirmada, o registro o diz.',
      ],
    },
    {
      title: 'Mudar vários de uma vez',
      paragraphs: [
        'Selecione os vínculos e use a barra que aparece: passar a outro regime, marcar como contam, remover. O que foi removido volta pelo aviso que aparece por alguns segundos ou, mais tarde, pelo “Histórico”. No modo compacto cada vínculo ocupa uma linha; o modo fica lembrado neste navegador, e o filtro por empresa e regime, enquanto a janela está aberta.',
      ],
    },
    {
      title: 'Deduções, adições e divisão',
      steps: [
        '“Deduções”: dias que não contam, como faltas e licenças sem contribuição.',
        '“Adições”: licença-prêmio não gozada, adquirida até 16/12/1998, que conta em dobro, só como contribuição. O botão só aparece em vínculos iniciados até esse dia.',
        '“Dividir Vínculo”: quando uma parte conta de outro modo, por exemplo especial até certo dia. As deduções das duas partes voltam a zero.',
      ],
    },
  ],
};
