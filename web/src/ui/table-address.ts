import { useSearchParams } from "../routing.tsx";
import type { TableSort } from "./data-table-column.ts";

/** How one filter stands in the address: what it means, and what is as good as not there. */
export interface Filter<Value extends string | null> {
  /** null and anything unknown give the default. */
  read(given: string | null): Value;
  usual: Value;
}

/** One of a list, or none. */
export function choice<const Option extends string>(
  options: readonly Option[],
): Filter<Option | null> {
  return { read: (given) => options.find((option) => option === given) ?? null, usual: null };
}

/** One of a list, the first unless told otherwise. */
export function choiceOf<const Option extends string>(
  options: readonly [Option, ...Option[]],
): Filter<Option> {
  const [usual] = options;
  return { read: (given) => options.find((option) => option === given) ?? usual, usual };
}

/** A word that matches, or none. */
export function word(pattern: RegExp): Filter<string | null> {
  return { read: (given) => (given && pattern.test(given) ? given : null), usual: null };
}

type Filters = Record<string, Filter<string | null>>;
type ValuesOf<F extends Filters> = { [Name in keyof F]: F[Name]["usual"] };

/** What a table shows, as the address bar says it. */
export type TableAddress<F extends Filters, Sort extends string> = ValuesOf<F> & {
  search: string;
  sort: Sort;
  page: number;
};

interface AddressOptions<F extends Filters, Sort extends string> {
  filters: F;
  /** "name" and "-name" for descending; the first is the usual one. */
  sorts: readonly [Sort, ...Sort[]];
  /** Filters that open something beside the table instead of changing what it lists. */
  beside?: readonly (keyof F)[];
}

const longestSearch = 100;
const lastPage = 10_000;

/** The address of a table with search, sort, pages and filters of its own. */
export function tableAddress<const F extends Filters, const Sort extends string>(
  options: AddressOptions<F, Sort>,
) {
  const { filters, beside = [] } = options;
  type Address = TableAddress<F, Sort>;
  const parts: Filters = { ...filters, sort: choiceOf<string>(options.sorts) };

  /** What makes no sense in an address is as if it were not there. */
  function read(params: URLSearchParams): Address {
    const page = Number(params.get("page") ?? "1");
    const values = Object.entries(parts).map(([name, part]) => [name, part.read(params.get(name))]);
    return {
      ...Object.fromEntries(values),
      search: (params.get("search") ?? "").slice(0, longestSearch),
      page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    };
  }

  /** The address with some of it changed, other parameters kept; another list begins at its first page. */
  function change(params: URLSearchParams, wanted: Partial<Address>): URLSearchParams {
    const next = new URLSearchParams(params);
    const relists = Object.keys(wanted).some((name) => name !== "page" && !beside.includes(name));
    for (const [name, value] of Object.entries({ ...(relists && { page: 1 }), ...wanted })) {
      const usual = name === "page" ? 1 : (parts[name]?.usual ?? "");
      if (value === null || value === "" || value === usual) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  }

  /** Unknown columns sort as usual. */
  const fromTableSort = ({ column, direction }: TableSort): Sort => {
    const wanted = direction === "descending" ? `-${column}` : column;
    return options.sorts.find((sort) => sort === wanted) ?? options.sorts[0];
  };
  return { read, change, toTableSort, fromTableSort };
}

/** The sort as the table's head shows it: "-hunts" is hunts, descending. */
export function toTableSort(sort: string): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export interface AddressOf<Address extends { sort: string }> {
  read(params: URLSearchParams): Address;
  change(params: URLSearchParams, wanted: Partial<Address>): URLSearchParams;
  fromTableSort(sort: TableSort): Address["sort"];
}

/** A table's address in the address bar. Typing replaces the entry of the history, everything else adds one. */
export function useTableAddress<Address extends { sort: string }>(of: AddressOf<Address>) {
  const [params, setParams] = useSearchParams();
  const address = of.read(params);
  function change(wanted: Partial<Address>): void {
    const replace = "search" in wanted;
    setParams((now) => of.change(now, wanted), { replace });
  }
  return {
    address,
    change,
    /** For the table's head. */
    sort: toTableSort(address.sort),
    onSort: (sort: TableSort) => change({ sort: of.fromTableSort(sort) } as Partial<Address>),
  };
}
