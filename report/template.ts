/** The document, in Handlebars. Every value is escaped by it; only the style sheet comes in raw, and it is ours. */
export const reportTemplate = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}}</title>
<style>{{{style}}}</style>
</head>
<body>
<header class="letterhead">
{{#if office.logo}}<img src="{{office.logo}}" alt="">{{/if}}
<div><div class="office">{{office.name}}</div>{{#if office.text}}<div class="office-text">{{office.text}}</div>{{/if}}</div>
</header>
<h1>{{title}}</h1>
<p class="subtitle">{{subtitle}}</p>
{{#each sections}}
<section>
<h2>{{#if numeral}}{{numeral}}. {{/if}}{{title}}</h2>
{{#each blocks}}{{> block this}}{{/each}}
</section>
{{/each}}
{{#if closing}}
<footer class="closing">
<p>{{closing.place}}</p>
<div class="signature">{{closing.lawyerName}}{{#if closing.oab}}<br>{{closing.oab}}{{/if}}</div>
{{#if closing.officeText}}<div class="office-text">{{closing.officeText}}</div>{{/if}}
</footer>
{{/if}}
</body>
</html>
`;

export const blockPartial = `
{{#if (is kind "facts")}}<dl>{{#each facts}}<div><dt>{{label}}</dt><dd>{{value}}</dd></div>{{/each}}</dl>{{/if}}
{{#if (is kind "paragraph")}}<p>{{text}}</p>{{/if}}
{{#if (is kind "notice")}}<p class="notice">{{text}}</p>{{/if}}
{{#if (is kind "note")}}<div class="note">{{#each paragraphs}}<p>{{this}}</p>{{/each}}</div>{{/if}}
{{#if (is kind "table")}}{{> table this}}{{/if}}
{{#if (is kind "rule")}}{{#with rule}}<article class="rule">
<div class="rule-head">
<h3>{{modality}}</h3>
<p class="law">{{law}}</p>
<p class="headline">{{headline}}</p>
<p class="situation">{{situation}}</p>
<p>{{description}}</p>
{{> table requirements}}
</div>
{{#if benefit}}{{> table benefit}}{{/if}}
{{#each remarks}}<p class="remark">{{this}}</p>{{/each}}
</article>{{/with}}{{/if}}
`;

export const tablePartial = `<table{{#if (fewRows rows)}} class="whole"{{/if}}>
{{#if caption}}<caption>{{caption}}</caption>{{/if}}
<thead><tr>{{#each head}}<th scope="col"{{#if right}} class="figure"{{/if}}>{{text}}</th>{{/each}}</tr></thead>
<tbody>{{#each rows}}<tr{{#if strong}} class="strong"{{/if}}>{{#each cells}}<td{{#if right}} class="figure"{{/if}}>{{text}}</td>{{/each}}</tr>{{/each}}</tbody>
</table>
`;
