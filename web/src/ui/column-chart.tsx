import { scaleBand, scaleLinear } from "d3-scale";
import { useEffect, useRef, useState } from "react";

export type ChartColumn = {
  key: string;
  /** Under the column, where there is room. */
  label: string;
  /** In the order of the series; as many. */
  values: readonly number[];
};

type ColumnChartProps = {
  /** Says what is drawn; the figures stand in a table beside it. */
  label: string;
  columns: readonly ChartColumn[];
  series: readonly string[];
  formatValue: (value: number) => string;
};

const HEIGHT = 240;
const MARGIN = { top: 12, right: 4, bottom: 24, left: 60 };
const LABEL_ROOM = 64;

/** Told apart by tone, and by their order from below, which is that of the legend. */
const FILLS = [
  "fill-pine",
  "fill-brass",
  "fill-sky-text",
  "fill-rust-text",
  "fill-moss-text",
  "fill-quiet",
  "fill-edge",
] as const;
const SWATCHES = [
  "bg-pine",
  "bg-brass",
  "bg-sky-text",
  "bg-rust-text",
  "bg-moss-text",
  "bg-quiet",
  "bg-edge",
] as const;

const toneOf = (tones: readonly string[], index: number) => tones[index % tones.length];

/** Columns of stacked parts, as wide as there is room. */
export function ColumnChart({ label, columns, series, formatValue }: ColumnChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const top = Math.max(0, ...columns.map(({ values }) => sum(values)));
  const across = scaleBand<string>()
    .domain(columns.map(({ key }) => key))
    .range([MARGIN.left, Math.max(MARGIN.left, width - MARGIN.right)])
    .padding(0.2);
  const up = scaleLinear()
    .domain([0, top || 1])
    .nice(4)
    .range([HEIGHT - MARGIN.bottom, MARGIN.top]);
  const room = Math.max(1, Math.floor((width - MARGIN.left) / LABEL_ROOM));
  const every = Math.max(1, Math.ceil(columns.length / room));
  return (
    <figure className="grid gap-3">
      <div ref={frame} className="h-60 w-full overflow-hidden">
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          {up.ticks(4).map((tick) => (
            <g key={tick} transform={`translate(0 ${up(tick)})`}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} className="stroke-contour" />
              <text x={MARGIN.left - 8} dy="0.32em" textAnchor="end" className="fill-quiet text-xs">
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {columns.map((column, index) => (
            <g key={column.key} transform={`translate(${across(column.key) ?? 0} 0)`}>
              {partsOf(column.values).map(({ from, to }, part) =>
                to > from ? (
                  <rect
                    key={series[part]}
                    y={up(to)}
                    width={across.bandwidth()}
                    height={up(from) - up(to)}
                    className={toneOf(FILLS, part)}
                  />
                ) : null,
              )}
              {index % every === 0 && (
                <text
                  x={across.bandwidth() / 2}
                  y={HEIGHT - 8}
                  textAnchor={index === 0 ? "start" : "middle"}
                  className="fill-quiet text-xs"
                >
                  {column.label}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-xs ${toneOf(SWATCHES, index)}`} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function partsOf(values: readonly number[]): { from: number; to: number }[] {
  let reached = 0;
  return values.map((value) => {
    const from = reached;
    reached += value;
    return { from, to: reached };
  });
}
