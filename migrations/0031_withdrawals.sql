-- Who withdrew from a tournament takes part in one less: found without reading its log.
CREATE INDEX tournament_withdrawals ON tournament_events (tournament_id, (event->>'entrant'))
  WHERE event->>'type' = 'entrant-withdrew';
